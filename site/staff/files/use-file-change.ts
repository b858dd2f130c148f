import { useEffect, useRef } from 'react'

import { type Language, LANGUAGES } from '#contract/languages.ts'
import { type Api, ApiError } from '../../api/client.ts'
import { useAction } from '../../forms/use-action.ts'
import { useStaffWords } from '../language/staff-language.ts'

type Texts = Readonly<Record<Language, string>>

interface FileCalls<Stored> {
  read: (api: Api) => Promise<Stored>
  /** Shows the file as somebody else has changed it. */
  onNewer: (stored: Stored) => void | Promise<void>
}

interface Change<Known, Stored> {
  send: (api: Api, known: Known) => Promise<Stored>
  /** The toast afterwards. */
  done: string
  /** Of a change of texts alone: it is saved over one of anything else, such as the crop. */
  textsOf?: (file: Known) => Texts
}

/**
 * Changes a file of a library, one change at a time. If somebody else has changed it since it was read, that is the error, and what the
 * next attempt is based on.
 */
export function useFileChange<Known, Stored extends Known>(file: Known, { read, onNewer }: FileCalls<Stored>) {
  const { changedMeanwhile, textsChanged, deletedMeanwhile } = useStaffWords().pictures
  const { isBusy, run } = useAction()
  /** The file as the last change has left it. */
  const latest = useRef(file)
  useEffect(() => {
    latest.current = file
  }, [file])
  const sent = async (api: Api, { send, textsOf }: Change<Known, Stored>): Promise<Stored> => {
    const known = latest.current
    try {
      return await send(api, known)
    } catch (error) {
      const status = error instanceof ApiError && error.status
      if (status === 404) throw new ApiError(404, deletedMeanwhile)
      if (status !== 412) throw error
      const newer = await read(api)
      if (textsOf && areSame(textsOf(known), textsOf(newer))) return send(api, newer)
      latest.current = newer
      await onNewer(newer)
      throw new ApiError(412, textsOf ? textsChanged(quoted(textsOf(newer))) : changedMeanwhile)
    }
  }
  /** @returns the file as it has become; undefined if it failed, which a toast says */
  const change = async (wanted: Change<Known, Stored>): Promise<Stored | undefined> => {
    let changed: Stored | undefined
    await run(async (api) => {
      changed = await sent(api, wanted)
      latest.current = changed
    }, wanted.done)
    return changed
  }
  return { isBusy, change }
}

const areSame = (before: Texts, now: Texts): boolean =>
  LANGUAGES.every((language) => before[language] === now[language])

/** Texts in quotes; an empty one is left out. */
const quoted = (texts: Texts): string =>
  LANGUAGES.flatMap((language) => (texts[language] ? `“${texts[language]}”` : [])).join(', ') || '“”'
