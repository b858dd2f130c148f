import { createCommand, type LexicalEditor, type TextFormatType } from 'lexical'

import { type Alignment, headings, marks } from '#contract/rich-text.ts'
import {
  clearFormatting,
  indent,
  redo,
  setAlignment,
  setHeading,
  toggleList,
  toggleMark,
  toggleQuote,
  undo,
} from './commands.ts'
import { EDIT_PICTURE_COMMAND } from './picture.ts'
import type { Shortcut } from './shortcuts.ts'
import type { StaffWords } from '../../language/words-en.ts'
import type { ToolbarState } from './toolbar-state.ts'

/** The key of an action's texts. */
type ActionName = keyof StaffWords['editor']['actions']

/** An action of the toolbar or a shortcut on the selection. */
export interface EditorAction {
  name: ActionName
  shortcut?: Shortcut
  run: (editor: LexicalEditor) => void
  /** Whether the action is already applied to the selection, for toggles. */
  isOn?: (state: ToolbarState) => boolean
}

/** Their shortcuts are built into Lexical. */
export const historyActions = {
  undo: { name: 'undo', run: undo },
  redo: { name: 'redo', run: redo },
} as const satisfies Record<string, EditorAction>

export type MarkTag = (typeof marks)[number]['tag']

const markKeys: Readonly<Record<MarkTag, { format: TextFormatType; shortcut: Shortcut }>> = {
  strong: { format: 'bold', shortcut: { key: 'b' } },
  em: { format: 'italic', shortcut: { key: 'i' } },
  u: { format: 'underline', shortcut: { key: 'u' } },
  s: { format: 'strikethrough', shortcut: { key: 'x', shift: true } },
  sub: { format: 'subscript', shortcut: { key: ',' } },
  sup: { format: 'superscript', shortcut: { key: '.' } },
  code: { format: 'code', shortcut: { key: 'e' } },
}

export const markActions: readonly (EditorAction & { tag: MarkTag })[] = marks.map(({ tag, bit }) => ({
  tag,
  name: tag,
  shortcut: markKeys[tag].shortcut,
  run: (editor) => toggleMark(editor, markKeys[tag].format),
  isOn: (state) => (state.marks & bit) !== 0,
}))

export const headingActions: readonly EditorAction[] = (['p', ...headings] as const).map((tag, level) => ({
  name: tag,
  shortcut: { key: `${level}`, alt: true },
  run: (editor) => setHeading(editor, tag),
  isOn: (state) => state.block === tag,
}))

const alignment = (value: Alignment | '', name: ActionName, key?: string): EditorAction => ({
  name,
  ...(key === undefined ? {} : { shortcut: { key, shift: true } }),
  run: (editor) => setAlignment(editor, value),
  isOn: (state) => state.alignment === value,
})

export const alignmentActions: readonly EditorAction[] = [
  alignment('', 'default'),
  alignment('left', 'left', 'l'),
  alignment('center', 'center', 'e'),
  alignment('right', 'right', 'r'),
  alignment('justify', 'justify', 'j'),
]

/** Opens the toolbar's link form. */
export const EDIT_LINK_COMMAND = createCommand<undefined>('EDIT_LINK_COMMAND')

export const blockActions = {
  bullets: {
    name: 'bullets',
    shortcut: { key: '8', shift: true },
    run: (editor) => toggleList(editor, 'bullet'),
    isOn: (state) => state.list === 'bullet',
  },
  numbers: {
    name: 'numbers',
    shortcut: { key: '7', shift: true },
    run: (editor) => toggleList(editor, 'number'),
    isOn: (state) => state.list === 'number',
  },
  outdent: { name: 'outdent', shortcut: { key: '[' }, run: (editor) => indent(editor, -1) },
  indent: { name: 'indent', shortcut: { key: ']' }, run: (editor) => indent(editor, 1) },
  quote: {
    name: 'quote',
    shortcut: { key: '9', shift: true },
    run: toggleQuote,
    isOn: (state) => state.block === 'quote',
  },
  link: {
    name: 'link',
    shortcut: { key: 'k' },
    run: (editor) => void editor.dispatchCommand(EDIT_LINK_COMMAND, undefined),
    isOn: (state) => state.link !== undefined,
  },
  picture: {
    name: 'picture',
    run: (editor) => void editor.dispatchCommand(EDIT_PICTURE_COMMAND, undefined),
    isOn: (state) => state.picture,
  },
  clear: { name: 'clear', shortcut: { key: '\\' }, run: clearFormatting },
} as const satisfies Record<string, EditorAction>

/** All shortcuts except those built into Lexical (undo, redo, cursor movement). */
export const keyActions: readonly EditorAction[] = [
  ...markActions,
  ...headingActions,
  ...alignmentActions,
  ...Object.values(blockActions),
]
