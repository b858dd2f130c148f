import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { $selectAll, getNearestEditorFromDOMNode } from 'lexical'
import { vi } from 'vitest'

import { getDefaultStore } from 'jotai'

import { loadLanguage } from '../../../language/load-language.ts'
import { LanguageContext } from '../../../language/use-language.ts'
import { loadStaffLanguage } from '../../language/load-staff-language.ts'
import { staffLanguageAtom } from '../../language/staff-language.ts'
import RichTextEditor from '../rich-text-editor.tsx'

// jsdom has no layout.
Range.prototype.getBoundingClientRect ??= () => document.body.getBoundingClientRect()

/** A toolbar button by its label; computing roles and names would be slow. */
export const tool = (name: string | RegExp): HTMLElement => screen.getByLabelText(name, { selector: 'button' })

/** An item of the open menu. */
export function choice(name: string | RegExp): HTMLElement {
  const item = screen.getByText(name, { selector: '[role="menuitemradio"] > span' }).closest('button')
  if (!item) throw new Error(`no choice ${name}`)
  return item
}

/** Renders the editor with a document, everything selected. */
export async function open(initialHtml: string, error?: string) {
  getDefaultStore().set(staffLanguageAtom, await loadStaffLanguage('en'))
  const onChange = vi.fn<(html: string) => void>()
  render(
    <LanguageContext value={await loadLanguage('en')}>
      <RichTextEditor label="Description" initialHtml={initialHtml} onChange={onChange} {...(error && { error })} />
    </LanguageContext>,
  )
  const box = screen.getByRole('textbox', { name: 'Description' })
  const editor = getNearestEditorFromDOMNode(box)
  if (!editor) throw new Error('no editor')
  // Else Lexical may focus it while it commits, and warn of the command that this dispatches.
  act(() => box.focus())
  await act(async () => editor.update(() => void $selectAll()))
  return {
    editor,
    box,
    onChange,
    user: userEvent.setup({ pointerEventsCheck: 0 }),
    /** The last reported HTML. */
    html: () => onChange.mock.lastCall?.[0],
  }
}
