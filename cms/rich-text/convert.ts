import type { RichText } from '#contract/rich-text/nodes.ts'
import { toHtml } from '#contract/rich-text/to-html.ts'
import { fromHtml } from './from-html.ts'
import { pack } from './packed.ts'

/** Rich text as it is stored (nothing where there is no paragraph: the panel's editor takes no such document) and its HTML. */
export interface Converted {
  stored: RichText | string | null
  html: string
}

/** Reads HTML as rich text and writes it again. */
export const convert = (html: string): Converted => {
  const state = fromHtml(html)
  return { stored: state.root.children.length > 0 ? pack(state) : null, html: toHtml(state) }
}
