import { isValidElement } from 'react'

import { isRecord, textOf } from '#contract/narrow.ts'

/**
 * Payload compares two rich texts by `LexicalDiffComponent`, an async function that returns a `FieldDiffContainer` with the two sides as
 * `From` and `To`, whose HTML is in `dangerouslySetInnerHTML`. It offers no way to compare less than whole texts, nor a limit of the time
 * that this takes, and learns from nothing that its request was aborted. Of two texts that are the same, the sides are the HTML that it would compare, in which each start tag got a `data-seq`. Its tokens
 * are tags, words in Latin letters, white space, and any other sign: one for each letter in Devanagari.
 *
 * @internals @payloadcms/richtext-lexical@3.90.2 @payloadcms/ui@3.90.2
 */

const TOKEN = /<picture[^>]*>.*?<\/picture>|<video[^>]*>.*?<\/video>|<[^>]+>|\w+\b|\s+|[^<>\w]/gs

/** The tokens of HTML as they are compared. */
export const diffTokens = (html: string): string[] => html.match(TOKEN) ?? []

/** Stands behind a block: of a text that is only an empty paragraph there would be no HTML. */
const END = { type: 'linebreak', version: 1 }
const END_HTML = '<br />'

/**
 * The HTML of a block of rich text, as it is compared.
 *
 * @param compare `LexicalDiffComponent`
 * @param given its properties
 */
export async function diffHtml(compare: unknown, given: object, block: unknown): Promise<string> {
  const text = {
    root: { type: 'root', format: '', indent: 0, version: 1, direction: 'ltr', children: [block, END] },
  }
  const properties = { ...given, comparisonValue: text, versionValue: text }
  const container: unknown =
    typeof compare === 'function' ? await Reflect.apply(compare, undefined, [properties]) : undefined
  const html = htmlOf(isValidElement<object>(container) ? Reflect.get(container.props, 'From') : undefined)
  const whole = html.replace(/<([^\s/>]+) data-seq="\d+"/g, '<$1')
  if (!whole.endsWith(END_HTML)) throw new Error("Payload's comparison of rich text has no HTML: see docs/upgrading.md")
  return whole.slice(0, -END_HTML.length)
}

function htmlOf(side: unknown): string {
  const inner: unknown = isValidElement<object>(side) ? Reflect.get(side.props, 'dangerouslySetInnerHTML') : undefined
  return isRecord(inner) ? textOf(inner['__html']) : ''
}
