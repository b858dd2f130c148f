import { isRecord } from '#contract/narrow.ts'

/** The value at a path of a document, `people.first`; undefined if there is none. */
export const valueAt = (document: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, name) => (isRecord(at) ? at[name] : undefined), document)
