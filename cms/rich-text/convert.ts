import type { RichText } from '#contract/rich-text/nodes.ts'
import { toHtml } from '#contract/rich-text/to-html.ts'
import { fromHtml } from './from-html.ts'

/** Rich text as stored, and its HTML. `stored` is null for an empty document, which the panel's editor does not accept. */
export interface Converted {
  stored: RichText | null
  html: string
}

/** Parses HTML as rich text and serialises it again. */
export const convert = (html: string): Converted => {
  const state = fromHtml(html)
  return { stored: state.root.children.length > 0 ? state : null, html: toHtml(state) }
}
