import type { LibraryDocument } from '#contract/documents.ts'
import { fileSize } from '../../text/file-size.ts'
import { Button } from '../../ui/button.tsx'
import { ArrowUp } from '../../ui/icons/arrow-up.ts'
import { DocumentNames } from '../documents/document-names.tsx'
import { documentTexts } from '../documents/document-texts.ts'
import { documentTitle } from '../documents/document-title.ts'
import { useStaffLanguage } from '../language/staff-language.ts'

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
  const name = document ? documentTitle(document, language.tag) || words.untitled : '…'
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
      {document && <DocumentNames document={document} name={name} onChanged={onChanged} />}
    </li>
  )
}
