import { fromHtml } from './from-html.ts'
import type { RichText } from './state.ts'
import { toHtml } from './to-html.ts'

export interface Converted {
  state: RichText
  html: string
}

/** Reads HTML as rich text and writes it again. */
export const convert = (html: string): Converted => {
  const state = fromHtml(html)
  return { state, html: toHtml(state) }
}
