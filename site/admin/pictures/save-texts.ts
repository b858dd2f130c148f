import { type Language, LANGUAGES } from '#contract/languages.ts'
import { ApiError } from '../../api/client.ts'

type Texts = Readonly<Record<Language, string>>

interface Calls<Known, Stored> {
  send: (known: Known) => Promise<Stored>
  read: () => Promise<Stored>
  textsOf: (file: Known) => Texts
  /** Shows the file as it is now. */
  onNewer: (stored: Stored) => void | Promise<void>
}

/**
 * Saves the texts of a file. If something else of the file was changed meanwhile, such as its crop, they are saved over that. If its texts
 * were, that is the error, and what the next attempt is based on.
 */
export async function saveTexts<Known, Stored extends Known>(
  known: Known,
  { send, read, textsOf, onNewer }: Calls<Known, Stored>,
): Promise<Stored> {
  try {
    return await send(known)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 412) throw error
    const newer = await read()
    const [before, now] = [textsOf(known), textsOf(newer)]
    if (LANGUAGES.every((language) => before[language] === now[language])) return send(newer)
    await onNewer(newer)
    throw error
  }
}
