import { useRef } from 'react'

import { type LibraryDocument, PDF } from '#contract/documents.ts'
import { TITLE } from '#contract/limits.ts'
import { changeDocument, readDocument, replaceDocument } from '../../state/document-calls.ts'
import { fileSize } from '../../text/file-size.ts'
import { Button } from '../../ui/button.tsx'
import { ArrowUp } from '../../ui/icons/arrow-up.ts'
import { useStaffLanguage } from '../language/staff-language.ts'
import { FileTexts } from '../pictures/file-texts.tsx'
import { ReplaceButton } from '../pictures/replace-button.tsx'
import { useFileChange } from '../pictures/use-file-change.ts'
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
      {document && <Names document={document} name={name} onChanged={onChanged} />}
    </li>
  )
}

interface NamesProps {
  document: LibraryDocument
  name: string
  onChanged: (document: LibraryDocument) => void
}

/** The document's names for visitors, and the control that replaces its file. */
function Names({ document, name, onChanged }: NamesProps) {
  const words = documentTexts[useStaffLanguage().tag]
  const { isBusy, change } = useFileChange(document, {
    read: (api) => readDocument(api, document._id),
    onNewer: onChanged,
  })
  const replacing = useRef<Promise<unknown>>(undefined)
  const save = async (title: LibraryDocument['title']) => {
    await replacing.current
    const saved = await change({
      send: (api, known) => changeDocument(api, known, { title }),
      done: words.saved,
      textsOf: (stored) => stored.title,
    })
    if (saved) onChanged(saved)
    return saved !== undefined
  }
  const replaceWith = async (file: File, onProgress: (share: number) => void) => {
    const replaced = await change({
      send: (api, known) => replaceDocument(api, known, file, onProgress),
      done: words.replaced,
    })
    if (replaced) onChanged(replaced)
  }
  const replace = (file: File, onProgress: (share: number) => void) => {
    replacing.current = replaceWith(file, onProgress)
    return replacing.current
  }
  const { nameIn: textIn, nameHint: hint } = words
  return (
    <FileTexts
      version={`${document._id} ${document.revision}`}
      stored={document.title}
      words={{ group: name, textIn, hint, save: words.save, saveOne: words.saveOne(name) }}
      maxLength={TITLE}
      isBusy={isBusy}
      onSave={save}
    >
      <ReplaceButton
        label={words.replaceOne(name)}
        accept={PDF}
        old={{ name: document.name || name, bytes: document.bytes }}
        onReplace={replace}
      >
        {words.replace}
      </ReplaceButton>
    </FileTexts>
  )
}
