import {
  COMMAND_PRIORITY_NORMAL,
  CONTROL_OR_META,
  IS_APPLE,
  isModifierMatch,
  KEY_DOWN_COMMAND,
  type LexicalEditor,
} from 'lexical'

/** Keys together with Ctrl, or with Command on Apple's machines. */
export interface Shortcut {
  key: string
  shift?: boolean
  alt?: boolean
}

/** The shortcut as people read it. */
export function shortcutText({ key, shift, alt }: Shortcut): string {
  const keys = IS_APPLE ? ['⌘', alt && '⌥', shift && '⇧'] : ['Ctrl+', alt && 'Alt+', shift && 'Shift+']
  return `${keys.filter(Boolean).join('')}${key.toUpperCase()}`
}

/** The shortcut as `aria-keyshortcuts` names it. */
export const shortcutName = ({ key, shift, alt }: Shortcut): string =>
  [IS_APPLE ? 'Meta' : 'Control', alt && 'Alt', shift && 'Shift', key.toUpperCase()].filter(Boolean).join('+')

const matches = (event: KeyboardEvent, { key, shift = false, alt = false }: Shortcut): boolean =>
  // AltGr writes letters, though it looks like Ctrl and Alt together.
  !event.getModifierState('AltGraph') &&
  isModifierMatch(event, { ...CONTROL_OR_META, shiftKey: shift, altKey: alt }) &&
  // By place where the character differs: Shift makes signs of figures, and not every keyboard writes Latin letters.
  (event.key.toLowerCase() === key || event.code === `Digit${key}` || isPlaceOf(key, event))

const isPlaceOf = (key: string, event: KeyboardEvent): boolean =>
  !/^[ -~]$/.test(event.key) && event.code === `Key${key.toUpperCase()}`

/** Runs what belongs to a pressed shortcut. */
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
