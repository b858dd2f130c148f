import type { Icon } from '../../../ui/icons/icon.ts'
import type { LexicalEditor } from 'lexical'

import type { EditorAction } from '../commands/actions.ts'
import { shortcutName, shortcutText } from '../commands/shortcuts.ts'
import type { ToolbarState } from '../commands/toolbar-state.ts'
import { useStaffWords } from '../../language/staff-language.ts'
import { useRoving } from './roving.ts'
import { toolStyle } from './tool-style.ts'

interface ToolButtonProps {
  action: EditorAction
  icon: Icon
  editor: LexicalEditor
  state: ToolbarState
  isDisabled?: boolean
}

/** A toolbar button for an action, pressed if it applies to the selection. */
export function ToolButton({ action, icon: Icon, editor, state, isDisabled = false }: ToolButtonProps) {
  const { name, shortcut, run, isOn } = action
  const label = useStaffWords().editor.actions[name]
  return (
    <button
      type="button"
      {...useRoving(name)}
      aria-label={label}
      aria-pressed={isOn?.(state)}
      aria-disabled={isDisabled || undefined}
      aria-keyshortcuts={shortcut && shortcutName(shortcut)}
      title={shortcut ? `${label} (${shortcutText(shortcut)})` : label}
      onClick={() => !isDisabled && run(editor)}
      className={toolStyle}
    >
      <Icon aria-hidden className="size-[1.125rem]" />
    </button>
  )
}
