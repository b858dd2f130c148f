import { fromTree } from '#contract/rich-text/from-tree.ts'
import type { RichText } from '#contract/rich-text/nodes.ts'
import { parse } from './parse.ts'

/**
 * Reads HTML as rich text; broken markup is read as a browser reads it and never fails.
 *
 * @param html of any form; lone surrogates become U+FFFD, null characters go
 */
export const fromHtml = (html: string): RichText => fromTree(parse(html.toWellFormed().replaceAll('\0', '')))
