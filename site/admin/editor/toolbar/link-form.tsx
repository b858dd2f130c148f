import type { LexicalEditor } from 'lexical'
import { type KeyboardEvent, useId, useState } from 'react'

import { Button } from '#site/ui/button.tsx'
import { urlOf, removeLink, setLink } from '../commands/link.ts'
import type { ToolbarState } from '../commands/toolbar-state.ts'

interface LinkFormProps {
  editor: LexicalEditor
  link: ToolbarState['link']
  onDone: () => void
}

/** The link's URL and target. Not a form element, since the editor is inside a form. */
export function LinkForm({ editor, link, onDone }: LinkFormProps) {
  const [text, setText] = useState(link?.url ?? '')
  const [newTab, setNewTab] = useState(link?.newTab ?? false)
  const [isWrong, setWrong] = useState(false)
  const apply = () => {
    const url = urlOf(text)
    setWrong(url === undefined)
    if (url === undefined) return
    onDone()
    setLink(editor, url, newTab)
  }
  const remove = () => {
    onDone()
    removeLink(editor)
  }
  return (
    <div role="dialog" aria-label="Link" className="grid w-80 max-w-full gap-3 p-2.5">
      <UrlField text={text} onChange={setText} onEnter={apply} isWrong={isWrong} />
      <label className="flex min-h-9 items-center gap-2.5 text-small">
        <input
          type="checkbox"
          checked={newTab}
          onChange={(event) => setNewTab(event.target.checked)}
          className="size-5 accent-brand"
        />
        Opens in a new tab
      </label>
      <div className="flex flex-wrap gap-2">
        <Button onClick={apply}>{link ? 'Change link' : 'Add link'}</Button>
        {link && (
          <Button variant="danger" onClick={remove}>
            Remove link
          </Button>
        )}
      </div>
    </div>
  )
}

interface UrlFieldProps {
  text: string
  onChange: (text: string) => void
  onEnter: () => void
  isWrong: boolean
}

function UrlField({ text, onChange, onEnter, isWrong }: UrlFieldProps) {
  const id = useId()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Otherwise Enter would submit the surrounding form.
    event.preventDefault()
    onEnter()
  }
  return (
    <div>
      <label htmlFor={id} className="text-small font-semibold">
        Address
      </label>
      <input
        id={id}
        // Focused when the form opens.
        ref={focus}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://"
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}error` : undefined}
        className="mt-1.5 min-h-11 w-full rounded-card border border-field bg-paper px-3.5 py-2 text-ink placeholder:text-soft focus-visible:border-brand aria-invalid:border-danger"
      />
      {isWrong && (
        <p id={`${id}error`} role="alert" className="mt-2 text-note text-danger">
          A link leads to a web page (https://…), a page of this site (/…), an e-mail address or a telephone number
          (tel:…).
        </p>
      )}
    </div>
  )
}

const focus = (element: HTMLInputElement | null): void => element?.focus()
