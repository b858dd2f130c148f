import type { LexicalEditor } from 'lexical'
import { type Ref, useEffect, useId, useRef, useState } from 'react'

import { type TypedLink, typedLink } from '#contract/text/typed-link.ts'
import { onEnter } from '../../../forms/on-enter.ts'
import { useStaffWords } from '../../language/staff-language.ts'
import { Button } from '../../../ui/button.tsx'
import { linkedWords, removeLink, setLink } from '../commands/link.ts'
import type { ToolbarState } from '../commands/toolbar-state.ts'
import type { SitePage } from './find-pages.ts'
import { PagePicker } from './page-picker.tsx'

interface LinkFormProps {
  editor: LexicalEditor
  link: ToolbarState['link']
  onDone: () => void
}

/** The link's URL and target. Not a form element, since the editor is inside a form. */
export function LinkForm({ editor, link, onDone }: LinkFormProps) {
  const { actions, link: words } = useStaffWords().editor
  const [text, setText] = useState(link?.url ?? '')
  const [newTab, setNewTab] = useState(link?.newTab ?? false)
  const [problem, setProblem] = useState<string>()
  const [picked, setPicked] = useState<SitePage>()
  // Their mark in the text is not shown while the form has the focus.
  const [linked] = useState(() => linkedWords(editor))
  const id = useId()
  const address = useRef<HTMLInputElement>(null)
  // Focused when the form opens.
  useEffect(() => address.current?.focus(), [])
  const apply = () => {
    // An address from before these rules stays as it is.
    const read: TypedLink = text === link?.url ? { url: text } : typedLink(text)
    setProblem(read.problem === undefined ? undefined : words.problem(read.problem))
    if (read.url === undefined) return
    const { url } = read
    onDone()
    setLink(editor, url, newTab, url === picked?.path ? picked.title : undefined)
  }
  const remove = () => {
    onDone()
    removeLink(editor)
  }
  return (
    <div
      role="dialog"
      aria-label={actions.link}
      aria-describedby={linked ? `${id}linked` : undefined}
      className="grid gap-3 p-2.5 sm:w-80"
    >
      {linked && (
        <p id={`${id}linked`} dir="auto" className="line-clamp-2 text-note wrap-anywhere text-soft">
          {words.linked(linked)}
        </p>
      )}
      <UrlField ref={address} text={text} onChange={setText} onApply={apply} problem={problem} />
      <PagePicker
        onPick={(page) => {
          setPicked(page)
          setText(page.path)
          setProblem(undefined)
          address.current?.focus()
        }}
      />
      <label className="flex min-h-9 items-center gap-2.5 text-small">
        <input
          type="checkbox"
          checked={newTab}
          onChange={(event) => setNewTab(event.target.checked)}
          className="size-5 accent-brand"
        />
        {words.newTab}
      </label>
      <div className="flex flex-wrap gap-2">
        <Button onClick={apply}>{link ? words.change : words.add}</Button>
        {link && (
          <Button variant="danger" onClick={remove}>
            {words.remove}
          </Button>
        )}
      </div>
    </div>
  )
}

interface UrlFieldProps {
  ref: Ref<HTMLInputElement>
  text: string
  onChange: (text: string) => void
  onApply: () => void
  problem: string | undefined
}

function UrlField({ text, onChange, onApply, problem, ref }: UrlFieldProps) {
  const id = useId()
  const words = useStaffWords().editor.link
  const { url } = typedLink(text)
  // The URL that would be saved, if it differs from the typed text.
  const saved = url !== undefined && url !== text.trim() ? url : undefined
  return (
    <div>
      <label htmlFor={id} className="text-small font-semibold">
        {words.address}
      </label>
      <input
        id={id}
        ref={ref}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onEnter(onApply)}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={words.placeholder}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${problem ? `${id}error ` : ''}${id}saved`}
        className="mt-1.5 min-h-11 w-full rounded-card border border-field bg-paper px-3.5 py-2 text-ink placeholder:text-soft focus-visible:border-brand aria-invalid:border-danger"
      />
      {problem && (
        <p id={`${id}error`} role="alert" className="mt-2 text-note text-danger">
          {problem}
        </p>
      )}
      <p id={`${id}saved`} className="mt-1 text-note wrap-anywhere text-soft">
        {saved === undefined ? '' : words.leadsTo(saved)}
      </p>
    </div>
  )
}
