import { type Alignment, isAlignment, type TextStyle } from '../rich-text.ts'

/** What the classes and attributes of HTML that the editor Quill wrote mean (https://quilljs.com/docs/formats). */

type Styles = Readonly<Partial<Record<TextStyle, string>>>

/** Its classes for text and the styles of its own style sheet. */
const styles: Readonly<Record<string, Styles>> = {
  'ql-size-small': { 'font-size': '0.75em' },
  'ql-size-large': { 'font-size': '1.5em' },
  'ql-size-huge': { 'font-size': '2.5em' },
  'ql-font-serif': { 'font-family': 'Georgia, "Times New Roman", serif' },
  'ql-font-monospace': { 'font-family': 'Monaco, "Courier New", monospace' },
}

/** The styles of text that some of an element's classes stand for. */
export const quillStyles = (classes: readonly string[]): Styles =>
  Object.fromEntries(classes.flatMap((name) => Object.entries(styles[name] ?? {})))

/** The alignment that a block's classes name. */
export const quillAlignment = (classes: readonly string[]): Alignment | undefined =>
  classes.map((name) => /^ql-align-(\w+)$/.exec(name)?.[1] ?? '').findLast(isAlignment)

/** By how many steps a block's classes indent it; of a list's item, its level. */
export const quillIndent = (classes: readonly string[]): number =>
  classes.reduce((steps, name) => steps + Number(/^ql-indent-(\d{1,2})$/.exec(name)?.[1] ?? 0), 0)

/** Whether its attribute `data-list` makes an item one of an ordered list; undefined without the attribute. */
export const isQuillOrdered = (dataList: string | undefined): boolean | undefined =>
  dataList ? dataList === 'ordered' : undefined
