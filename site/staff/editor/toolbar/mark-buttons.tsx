import { LetterB } from '../../../ui/icons/letter-b.ts'
import { Code } from '../../../ui/icons/code.ts'
import { Italic } from '../../../ui/icons/italic.ts'
import type { Icon } from '../../../ui/icons/icon.ts'
import { Strikethrough } from '../../../ui/icons/strikethrough.ts'
import { Subscript } from '../../../ui/icons/subscript.ts'
import { Superscript } from '../../../ui/icons/superscript.ts'
import { Underline } from '../../../ui/icons/underline.ts'
import type { LexicalEditor } from 'lexical'

import { type MarkTag, markActions } from '../commands/actions.ts'
import type { ToolbarState } from '../commands/toolbar-state.ts'
import { ToolButton } from './tool-button.tsx'

const icons: Readonly<Record<MarkTag, Icon>> = {
  strong: LetterB,
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
