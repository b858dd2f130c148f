import { isRecord } from '#contract/narrow.ts'

/**
 * Payload takes 0.6 ms for each row of a form, and longer for each of many. The firm's settings have at most some 330, which a save sends
 * twice: as data and as the form's state.
 */
const FORM_ROWS_MAX = 2000

/** Whether the documents in a server function's arguments have no more rows than forms do, those of rich texts apart. */
export const areRowsFew = ({ formState, ...args }: Readonly<Record<string, unknown>>): boolean =>
  rowsIn(args) + rowsNamedIn(formState) <= FORM_ROWS_MAX

function rowsIn(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, row) => sum + rowsIn(row), value.length)
  if (!isRecord(value)) return 0
  // Below its root is a rich text's content, which has limits of its own.
  return Object.entries(value).reduce((sum, [name, inner]) => (name === 'root' ? sum : sum + rowsIn(inner)), 0)
}

/** A form's state is flat: the names of its fields have the indexes of their rows, as in `slides.0.title`. */
function rowsNamedIn(formState: unknown): number {
  if (!isRecord(formState)) return 0
  return new Set(Object.keys(formState).flatMap((name) => /^.*\.\d+(?=\.|$)/s.exec(name)?.[0] ?? [])).size
}
