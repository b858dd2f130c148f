import { isValidElement, type ReactNode } from 'react'

import { isRecord } from '#contract/narrow.ts'

/**
 * Payload compares two rich texts by `LexicalDiffComponent`, an async function that returns a `FieldDiffContainer` with the two sides as
 * `From` and `To`. It offers no way to compare less than whole texts, nor a limit of the time that this takes. Its tokens are tags, words in
 * Latin letters, white space, and any other sign: one for each letter in Devanagari.
 *
 * @internals @payloadcms/richtext-lexical@3.90.2 @payloadcms/ui@3.90.2
 */

/** A token of a text. */
export const DIFF_TOKEN = /\w+\b|\s+|[^<>\w]/g

/** The two sides of a comparison. */
export async function diffSides(compare: unknown, given: object): Promise<{ from: ReactNode; to: ReactNode }> {
  const container: unknown =
    typeof compare === 'function' ? await Reflect.apply(compare, undefined, [given]) : undefined
  const props = isValidElement(container) ? container.props : undefined
  if (!isRecord(props) || !('From' in props && 'To' in props))
    throw new Error("Payload's comparison of rich text has no sides: see docs/upgrading.md")
  return { from: sideOf(props['From']), to: sideOf(props['To']) }
}

const sideOf = (side: unknown): ReactNode => (isValidElement(side) ? side : null)
