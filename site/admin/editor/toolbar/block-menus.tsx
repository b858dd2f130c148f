import { TextAlignCenter, TextAlignEnd, TextAlignJustify, TextAlignStart } from 'lucide-react'
import type { LexicalEditor } from 'lexical'

import { type Action, alignmentActions, headingActions } from '../commands/actions.ts'
import { shortcutText } from '../commands/shortcuts.ts'
import type { ToolbarState } from '../commands/toolbar-state.ts'
import { type Choice, Menu } from './menu.tsx'

interface BlockMenuProps {
  editor: LexicalEditor
  state: ToolbarState
}

const choicesOf = (actions: readonly Action[], { editor, state }: BlockMenuProps): Choice[] =>
  actions.map(({ name, shortcut, run, isOn }) => ({
    name,
    isOn: isOn?.(state) ?? false,
    choose: () => run(editor),
    ...(shortcut ? { hint: shortcutText(shortcut) } : {}),
  }))

export function HeadingMenu(props: BlockMenuProps) {
  const chosen = headingActions.find(({ isOn }) => isOn?.(props.state))?.name ?? 'Quote'
  return (
    <Menu
      name="Text style"
      value={chosen}
      label={<span className="w-20 truncate text-left text-note">{chosen}</span>}
      choices={choicesOf(headingActions, props)}
    />
  )
}

const icons: Readonly<Record<ToolbarState['alignment'], typeof TextAlignStart>> = {
  '': TextAlignStart,
  start: TextAlignStart,
  left: TextAlignStart,
  center: TextAlignCenter,
  right: TextAlignEnd,
  end: TextAlignEnd,
  justify: TextAlignJustify,
}

export function AlignmentMenu(props: BlockMenuProps) {
  const { alignment } = props.state
  const Icon = icons[alignment]
  return (
    <Menu
      name="Alignment"
      value={alignmentActions.find(({ isOn }) => isOn?.(props.state))?.name ?? alignment}
      label={<Icon aria-hidden className="size-[1.125rem]" />}
      choices={choicesOf(alignmentActions, props)}
    />
  )
}
