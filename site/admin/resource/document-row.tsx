import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

import { type LibraryDocument, PDF } from '#contract/documents.ts'
import { LANGUAGES } from '#contract/languages.ts'
import { TITLE } from '#contract/limits.ts'
import { useAction } from '../../forms/use-action.ts'
import { changeDocument, replaceDocument } from '../../state/document-calls.ts'
import { fileSize } from '../../text/file-size.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { ArrowUp } from '../../ui/icons/arrow-up.ts'
import { useStaffLanguage } from '../language/staff-language.ts'
import { ReplaceButton } from '../pictures/replace-button.tsx'
import { LeaveGuard } from '../unsaved/leave-guard.tsx'
import { useSavedFirst } from '../unsaved/pending.ts'
import { documentTexts } from './document-texts.ts'

interface DocumentRowProps {
  /** Undefined until it is known. */
  document: LibraryDocument | undefined
  onChanged: (document: LibraryDocument) => void
  /** Undefined for the first one. */
  onUp: (() => void) | undefined
  onRemove: () => void
}

/** A document of an entry. Its names and its file are saved by themselves, the names also along with the form: they are no part of any entry. */
export function DocumentRow({ document, onChanged, onUp, onRemove }: DocumentRowProps) {
  const language = useStaffLanguage()
  const words = documentTexts[language.tag]
  const name = document ? document.title[language.tag] || document.name || words.untitled : '…'
  return (
    <li className="flex flex-col gap-3 py-4 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small">
        {document ? (
          <a href={document.filePath} download className="link min-w-0 font-semibold wrap-anywhere" dir="auto">
            {document.name || words.untitled}
          </a>
        ) : (
          name
        )}
        {document && (
          <span className="text-soft tabular-nums">
            {fileSize(document.bytes, language)} · {words.downloaded(language.number(document.downloads))}
          </span>
        )}
        <span className="ml-auto flex flex-wrap gap-2">
          {onUp && (
            <Button variant="secondary" aria-label={words.up(name)} onClick={onUp}>
              <ArrowUp aria-hidden className="size-4" />
            </Button>
          )}
          <Button variant="secondary" aria-label={words.removeOne(name)} onClick={onRemove}>
            {words.remove}
          </Button>
        </span>
      </div>
      {document && <Names key={JSON.stringify(document.title)} document={document} name={name} onChanged={onChanged} />}
    </li>
  )
}

interface NamesProps {
  document: LibraryDocument
  name: string
  onChanged: (document: LibraryDocument) => void
}

function Names({ document, name, onChanged }: NamesProps) {
  const { staff, tag } = useStaffLanguage()
  const words = documentTexts[tag]
  const [titles, setTitles] = useState(document.title)
  const { isBusy, run } = useAction()
  const isChanged = LANGUAGES.some((language) => titles[language].trim() !== document.title[language])
  /** The document as the last change has left it. */
  const latest = useRef(document)
  useEffect(() => {
    latest.current = document
  })
  const replacing = useRef<Promise<unknown>>(undefined)
  const save = async () => {
    await replacing.current
    return run(async (api) => onChanged(await changeDocument(api, latest.current, { title: titles })), words.saved)
  }
  const saveOnce = useSavedFirst(isChanged ? save : undefined)
  const replace = (file: File, onProgress: (share: number) => void) => {
    const replaced = run(
      async (api) => onChanged(await replaceDocument(api, latest.current, file, onProgress)),
      words.replaced,
    )
    replacing.current = replaced
    return replaced
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Within the form of an entry, which it is no part of.
    if (event.key !== 'Enter') return
    event.preventDefault()
    void saveOnce()
  }
  return (
    <div role="group" aria-label={name} className="flex flex-wrap items-end gap-x-4 gap-y-3">
      {isChanged && <LeaveGuard />}
      {LANGUAGES.map((language) => (
        <TextField
          key={language}
          label={words.nameIn(staff.translation.languages[language])}
          hint={words.nameHint}
          lang={language === tag ? undefined : language}
          maxLength={TITLE}
          value={titles[language]}
          onKeyDown={onKeyDown}
          onChange={({ target }) => setTitles({ ...titles, [language]: target.value })}
          className="min-w-0 grow basis-60"
        />
      ))}
      {isChanged && (
        <Button variant="secondary" isBusy={isBusy} aria-label={words.saveOne(name)} onClick={() => void saveOnce()}>
          {words.save}
        </Button>
      )}
      <ReplaceButton
        label={words.replaceOne(name)}
        accept={PDF}
        old={{ name: document.name || name, bytes: document.bytes }}
        onReplace={replace}
      >
        {words.replace}
      </ReplaceButton>
    </div>
  )
}
