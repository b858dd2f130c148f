import { Image } from '../../../ui/icons/image.ts'
import { List } from '../../../ui/icons/list.ts'
import { ListIndentDecrease } from '../../../ui/icons/list-indent-decrease.ts'
import { ListIndentIncrease } from '../../../ui/icons/list-indent-increase.ts'
import { ListOrdered } from '../../../ui/icons/list-ordered.ts'
import { Redo2 } from '../../../ui/icons/redo-2.ts'
import { RemoveFormatting } from '../../../ui/icons/remove-formatting.ts'
import { Quote } from '../../../ui/icons/quote.ts'
import { Undo2 } from '../../../ui/icons/undo-2.ts'
import type { LexicalEditor } from 'lexical'
import { type KeyboardEvent, type MouseEvent, type ReactNode, type Ref, useMemo, useState } from 'react'

import { blockActions, historyActions } from '../commands/actions.ts'
import { useToolbarState } from './use-toolbar-state.ts'
import { AlignmentMenu, HeadingMenu } from './block-menus.tsx'
import { LinkTool } from './link-tool.tsx'
import { MarkButtons } from './mark-buttons.tsx'
import { moveFocus, RovingContext } from './roving.ts'
import { BackgroundMenu, ColourMenu, FontMenu, SizeMenu } from './style-menus.tsx'
import { TableTool } from './table-tool.tsx'
import { ToolButton } from './tool-button.tsx'

interface ToolbarProps {
  editor: LexicalEditor
  label: string
  contentId: string
  ref: Ref<HTMLDivElement>
}

/** The editor's toolbar: one tab stop, arrow keys within. On narrow screens it is one row, which scrolls. */
export function Toolbar({ editor, label, contentId, ref }: ToolbarProps) {
  const state = useToolbarState(editor)
  const [current, setCurrent] = useState<string>(historyActions.undo.name)
  const roving = useMemo(() => ({ current, setCurrent }), [current])
  const tools = { editor, state }
  return (
    <RovingContext value={roving}>
      {/* Popups are placed in this, so that the row that scrolls does not cut them off. */}
      <div className="sticky top-[3.8125rem] z-10 rounded-t-card border-b border-line bg-paper nav:top-0">
        <div
          ref={ref}
          role="toolbar"
          tabIndex={-1}
          aria-label={label}
          aria-controls={contentId}
          onKeyDown={moveAmongTools}
          onMouseDown={keepFocus}
          className="editor-tools flex rounded-t-card p-1 sm:flex-wrap sm:gap-x-3 sm:gap-y-0.5"
        >
          <Group>
            <ToolButton {...tools} action={historyActions.undo} icon={Undo2} isDisabled={!state.canUndo} />
            <ToolButton {...tools} action={historyActions.redo} icon={Redo2} isDisabled={!state.canRedo} />
          </Group>
          <Group>
            <HeadingMenu {...tools} />
            <FontMenu {...tools} />
            <SizeMenu {...tools} />
          </Group>
          <Group>
            <MarkButtons {...tools} tags={['strong', 'em', 'u', 's']} />
            <ColourMenu {...tools} />
            <BackgroundMenu {...tools} />
          </Group>
          <Group>
            <MarkButtons {...tools} tags={['sub', 'sup', 'code']} />
          </Group>
          <Group>
            <AlignmentMenu {...tools} />
            <ToolButton {...tools} action={blockActions.bullets} icon={List} />
            <ToolButton {...tools} action={blockActions.numbers} icon={ListOrdered} />
            <ToolButton {...tools} action={blockActions.outdent} icon={ListIndentDecrease} />
            <ToolButton {...tools} action={blockActions.indent} icon={ListIndentIncrease} />
            <ToolButton {...tools} action={blockActions.quote} icon={Quote} />
          </Group>
          <Group>
            <LinkTool {...tools} />
            <ToolButton {...tools} action={blockActions.picture} icon={Image} />
            <TableTool {...tools} />
            <ToolButton {...tools} action={blockActions.clear} icon={RemoveFormatting} />
          </Group>
        </div>
      </div>
    </RovingContext>
  )
}

/** Buttons that wrap together, except on narrow screens. */
const Group = ({ children }: { children: ReactNode }) => <div className="contents sm:flex">{children}</div>

function moveAmongTools(event: KeyboardEvent<HTMLElement>): void {
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tool]')]
  moveFocus(event, tools, { ArrowLeft: -1, ArrowRight: 1 })
}

/** Keeps the focus, and so the selection, in the text when a button is pressed. */
function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault()
}
