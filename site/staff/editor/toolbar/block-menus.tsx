import { TextAlignCenter } from '../../../ui/icons/text-align-center.ts'
import { TextAlignEnd } from '../../../ui/icons/text-align-end.ts'
import { TextAlignJustify } from '../../../ui/icons/text-align-justify.ts'
import { TextAlignStart } from '../../../ui/icons/text-align-start.ts'
import type { LexicalEditor } from 'lexical'

import { useStaffWords } from '../../language/staff-language.ts'
import type { StaffWords } from '../../language/words-en.ts'
import { type EditorAction, alignmentActions, headingActions } from '../commands/actions.ts'
import { shortcutText } from '../commands/shortcuts.ts'
import type { ToolbarState } from '../commands/toolbar-state.ts'
import { type Choice, Menu } from './menu.tsx'

interface BlockMenuProps {
  editor: LexicalEditor
  state: ToolbarState
}

const choicesOf = (
  actions: readonly EditorAction[],
  { editor, state }: BlockMenuProps,
  names: StaffWords['editor']['actions'],
): Choice[] =>
  actions.map(({ name, shortcut, run, isOn }) => ({
    name: names[name],
    isOn: isOn?.(state) ?? false,
    choose: () => run(editor),
    ...(shortcut ? { hint: shortcutText(shortcut) } : {}),
  }))

export function HeadingMenu(props: BlockMenuProps) {
  const { actions, textStyle } = useStaffWords().editor
  const chosen = actions[headingActions.find(({ isOn }) => isOn?.(props.state))?.name ?? 'quote']
  return (
    <Menu
      name={textStyle}
      value={chosen}
      label={<span className="w-20 truncate text-left text-note">{chosen}</span>}
      choices={choicesOf(headingActions, props, actions)}
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
  const words = useStaffWords().editor
  const chosen = alignmentActions.find(({ isOn }) => isOn?.(props.state))?.name
  return (
    <Menu
      name={words.alignment}
      value={chosen ? words.actions[chosen] : alignment}
      label={<Icon aria-hidden className="size-[1.125rem]" />}
      choices={choicesOf(alignmentActions, props, words.actions)}
    />
  )
}
