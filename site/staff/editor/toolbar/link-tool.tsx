import { Link } from '../../../ui/icons/link.ts'
import { COMMAND_PRIORITY_NORMAL, type LexicalEditor } from 'lexical'
import { useEffect, useState } from 'react'

import { blockActions, EDIT_LINK_COMMAND } from '../commands/actions.ts'
import { focusText } from '../commands/change.ts'
import { shortcutName, shortcutText } from '../commands/shortcuts.ts'
import type { ToolbarState } from '../commands/toolbar-state.ts'
import { useStaffWords } from '../../language/staff-language.ts'
import { LinkForm } from './link-form.tsx'
import { Popup } from './popup.tsx'

const { shortcut } = blockActions.link

/** The toolbar button for links, also opened by its shortcut. */
export function LinkTool({ editor, state }: { editor: LexicalEditor; state: ToolbarState }) {
  const [isOpen, setOpen] = useState(false)
  const name = useStaffWords().editor.actions.link
  const [isFromText, setFromText] = useState(false)
  useEffect(
    () =>
      editor.registerCommand(
        EDIT_LINK_COMMAND,
        () => {
          setOpen(true)
          setFromText(true)
          return true
        },
        COMMAND_PRIORITY_NORMAL,
      ),
    [editor],
  )
  return (
    <Popup
      name={name}
      label={<Link aria-hidden className="size-[1.125rem]" />}
      title={`${name} (${shortcutText(shortcut)})`}
      keys={shortcutName(shortcut)}
      kind="dialog"
      isOn={state.link !== undefined}
      isOpen={isOpen}
      onOpen={(open) => {
        setOpen(open)
        setFromText(false)
      }}
      onReturn={isFromText ? () => focusText(editor) : undefined}
      hasArrow={false}
    >
      <LinkForm editor={editor} link={state.link} onDone={() => setOpen(false)} />
    </Popup>
  )
}
