import { isRecord } from '#contract/narrow.ts'
import { HONEYPOT } from '#contract/spam-signals.ts'
import { DAY_MS } from '#contract/time.ts'
import { readStoredJson, removeStored, writeStored } from './storage.ts'

/** The storage key. The text is kept for a day, since others may use the same browser; then any page removes it (layout/page-end.tsx). */
const KEY = 'inquiry'

export type Fields = Readonly<Record<string, string>>

/** What is sent besides the fields. */
export interface Attempt {
  key: string
  /** The language of the call; a key counts in one. */
  tag: string
  /** How long filling in took, in milliseconds. */
  filledIn: number | undefined
}

interface Unsent {
  fields: Record<string, unknown>
  /** The subject that the page had set. */
  about: unknown
  /** What the fields were sent with, if it is not known whether they arrived. */
  attempt: unknown
}

/** The unsent text of the contact form in the browser's storage. */
export interface UnsentStore {
  /** Remembers the fields; they survive a closed tab. */
  remember: (fields: Fields, about: string, attempt?: Attempt) => void
  forget: () => void
  /** What was typed within the last day. */
  read: () => Unsent | undefined
  /** The attempt to send the same fields of which no answer came before the page was left. */
  lastAttempt: (fields: Fields, tag: string) => Attempt | undefined
}

const withoutTrap = ({ [HONEYPOT]: _trap, ...typed }: Fields): Fields => typed

/** The form can be sent without storage. */
const remember = (fields: Fields, about: string, attempt?: Attempt): boolean =>
  writeStored('localStorage', KEY, JSON.stringify({ at: Date.now(), fields: withoutTrap(fields), about, attempt }))

const forget = (): void => removeStored('localStorage', KEY)

function read(): Unsent | undefined {
  const kept = readStoredJson('localStorage', KEY)
  if (isRecord(kept) && isRecord(kept['fields']) && Number(kept['at']) > Date.now() - DAY_MS)
    return { fields: kept['fields'], about: kept['about'], attempt: kept['attempt'] }
  forget()
  return undefined
}

function lastAttempt(fields: Fields, tag: string): Attempt | undefined {
  const last = read()
  if (!isRecord(last?.attempt) || last.attempt['tag'] !== tag) return undefined
  if (JSON.stringify(last.fields) !== JSON.stringify(withoutTrap(fields))) return undefined
  const { key, filledIn } = last.attempt
  return { key: String(key), tag, filledIn: typeof filledIn === 'number' ? filledIn : undefined }
}

export const unsentStore: UnsentStore = { remember, forget, read, lastAttempt }
