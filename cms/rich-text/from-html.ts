import { fromTree } from '#contract/rich-text/html-to-lexical.ts'
import type { RichText } from '#contract/rich-text/nodes.ts'
import { parseBounded } from './bounded-parser.ts'

/**
 * Parses HTML as rich text; invalid markup is parsed as a browser does and never throws.
 *
 * @param html any string; lone surrogates become U+FFFD, null characters are removed
 */
export const fromHtml = (html: string): RichText => fromTree(parseBounded(html.toWellFormed().replaceAll('\0', '')))
