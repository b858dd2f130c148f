import type { LibraryDocument } from '#contract/documents.ts'
import { readDocument } from '../../state/document-calls.ts'
import { fileSize } from '../../text/file-size.ts'
import { DeleteFileButton } from '../files/delete-file-button.tsx'
import { Uses } from '../files/uses.tsx'
import { useStaffLanguage } from '../language/staff-language.ts'
import { DocumentNames } from './document-names.tsx'
import { documentTexts } from './document-texts.ts'
import { documentTitle } from './document-title.ts'

interface DocumentItemProps {
  document: LibraryDocument
  /** The id of what explains the names for visitors. */
  describedBy: string
  onChanged: (document: LibraryDocument) => void
  onRemove: (name: string) => Promise<void>
}

/** A document of the library with what can be done with it. */
export function DocumentItem({ document, describedBy, onChanged, onRemove }: DocumentItemProps) {
  const language = useStaffLanguage()
  const { tag, time, number } = language
  const words = documentTexts[tag]
  const name = documentTitle(document, tag) || words.untitled
  const facts = [
    fileSize(document.bytes, language),
    words.downloaded(number(document.downloads)),
    time(document.uploadedAt),
  ]
  return (
    <li className="flex flex-col gap-3 px-4 py-4" data-document={document._id}>
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0">
          <a href={document.filePath} download dir="auto" className="link block clamp-2 font-semibold wrap-anywhere">
            {document.name || words.untitled}
          </a>
          <span className="block text-note text-soft tabular-nums">{facts.join(' · ')}</span>
        </p>
        <DeleteFileButton name={name} onDelete={() => onRemove(name)} />
      </div>
      <DocumentNames document={document} name={name} describedBy={describedBy} onChanged={onChanged}>
        <Uses read={(api) => readDocument(api, document._id)} name={name} />
      </DocumentNames>
    </li>
  )
}
