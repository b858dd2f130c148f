import {
  COMMAND_PRIORITY_NORMAL,
  CONTROL_OR_META,
  IS_APPLE,
  isModifierMatch,
  KEY_DOWN_COMMAND,
  type LexicalEditor,
} from 'lexical'

import { isLetterKey } from '../../keyboard/pressed-key.ts'

/** A key combined with Ctrl, or with Command on Apple devices. */
export interface Shortcut {
  key: string
  shift?: boolean
  alt?: boolean
}

/** The shortcut for display. */
export function shortcutText({ key, shift, alt }: Shortcut): string {
  const keys = IS_APPLE ? ['⌘', alt && '⌥', shift && '⇧'] : ['Ctrl+', alt && 'Alt+', shift && 'Shift+']
  return `${keys.filter(Boolean).join('')}${key.toUpperCase()}`
}

/** The shortcut in the syntax of `aria-keyshortcuts`. */
export const shortcutName = ({ key, shift, alt }: Shortcut): string =>
  [IS_APPLE ? 'Meta' : 'Control', alt && 'Alt', shift && 'Shift', key.toUpperCase()].filter(Boolean).join('+')

const matches = (event: KeyboardEvent, { key, shift = false, alt = false }: Shortcut): boolean =>
  // AltGr types letters, though it is reported as Ctrl and Alt.
  !event.getModifierState('AltGraph') &&
  isModifierMatch(event, { ...CONTROL_OR_META, shiftKey: shift, altKey: alt }) &&
  // Digits also by their place, since Shift changes them.
  (isLetterKey(key, event) || event.code === `Digit${key}`)

/** Runs the action of a pressed shortcut. */
export const registerShortcuts = (
  editor: LexicalEditor,
  actions: readonly { shortcut?: Shortcut; run: (editor: LexicalEditor) => void }[],
): (() => void) =>
  editor.registerCommand(
    KEY_DOWN_COMMAND,
    (event) => {
      const action = actions.find(({ shortcut }) => shortcut && matches(event, shortcut))
      if (!action) return false
      event.preventDefault()
      action.run(editor)
      return true
    },
    COMMAND_PRIORITY_NORMAL,
  )
