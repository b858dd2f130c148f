import type { DocumentFile } from '#contract/fields/documents.ts'
import { langOf } from '../language/fell-back.ts'
import { useLanguage } from '../language/use-language.ts'
import { fileSize } from '../text/file-size.ts'
import { FallbackMark } from '../ui/fallback-mark.tsx'
import { Download } from '../ui/icons/download.ts'

/** The title of documents, on pages and as their list's name. */
export const documentsTitle = { en: 'Documents to download', ne: 'डाउनलोड गर्ने कागजात' }

/** The name of the file format. */
const kind = { en: 'PDF', ne: 'पीडीएफ' }

/** Documents as plain links: each is saved under its name. */
export function Downloads({ documents, className = '' }: { documents: readonly DocumentFile[]; className?: string }) {
  const language = useLanguage()
  return (
    <ul className={className}>
      {documents.map((document) => (
        <li key={document._id}>
          <a
            href={document.filePath}
            download
            dir="auto"
            className="group inline-flex min-h-11 max-w-full items-start gap-2.5 py-2.5 text-brand"
          >
            <Download aria-hidden className="mt-1 size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">
              <bdi lang={langOf(document, 'name')} className="underline underline-offset-3 group-hover:decoration-2">
                {document.name}
              </bdi>{' '}
              <span className="ml-1 text-note text-soft">
                {`${kind[language.tag]}, ${fileSize(document.bytes, language)}`}
              </span>{' '}
              <FallbackMark lang={langOf(document, 'name')} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
