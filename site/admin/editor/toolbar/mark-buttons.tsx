import { Bold, Code, Italic, type LucideIcon, Strikethrough, Subscript, Superscript, Underline } from 'lucide-react'
import type { LexicalEditor } from 'lexical'

import { type MarkTag, markActions } from '../commands/actions.ts'
import type { ToolbarState } from '../commands/toolbar-state.ts'
import { ToolButton } from './tool-button.tsx'

const icons: Readonly<Record<MarkTag, LucideIcon>> = {
  strong: Bold,
  em: Italic,
  u: Underline,
  s: Strikethrough,
  sub: Subscript,
  sup: Superscript,
  code: Code,
}

interface MarkButtonsProps {
  editor: LexicalEditor
  state: ToolbarState
  tags: readonly MarkTag[]
}

export const MarkButtons = ({ editor, state, tags }: MarkButtonsProps) =>
  markActions
    .filter(({ tag }) => tags.includes(tag))
    .map((action) => (
      <ToolButton key={action.tag} action={action} icon={icons[action.tag]} editor={editor} state={state} />
    ))
