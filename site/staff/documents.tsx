import { useId, useRef, useState } from 'react'

import { PDF } from '#contract/documents.ts'
import { deleteDocument, uploadDocument } from '../state/document-calls.ts'
import { Empty, Loaded } from '../ui/loaded.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { DocumentItem } from './documents/document-item.tsx'
import { prepareDocument } from './documents/document-problem.ts'
import { documentTexts } from './documents/document-texts.ts'
import { useDocuments } from './documents/use-documents.ts'
import { SearchField } from './files/search-field.tsx'
import { Uploads } from './files/uploads.tsx'
import { useFileRemoval } from './files/use-file-removal.ts'
import { useStaffLanguage } from './language/staff-language.ts'
import { rows } from './layout/row-classes.ts'
import { StaffPage } from './layout/staff-page.tsx'

/** The library of PDFs that visitors download: their names, how often each was downloaded, where it is offered, and uploads of new ones. */
export default function Documents() {
  const language = useStaffLanguage()
  const { staff, tag } = language
  const texts = documentTexts[tag]
  const [words, setWords] = useState('')
  const { shown, reload, put, drop } = useDocuments(words)
  const hint = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const remove = useFileRemoval({ remove: deleteDocument, drop, heading })
  return (
    <StaffPage title={staff.documents.title}>
      <p className="mb-6 max-w-prose text-soft">{texts.lead}</p>
      <Uploads
        label={texts.add}
        choose={texts.choose}
        hint={texts.addHint}
        accept={PDF}
        calls={{
          prepare: (file) => prepareDocument(file, language),
          send: uploadDocument,
        }}
        // Whether a search finds it is known to the server.
        onAdded={words === '' ? put : () => void reload()}
      />
      <h2 ref={heading} data-list-heading tabIndex={-1} className="mb-5 text-h3">
        {staff.pictures.list}
      </h2>
      <div className="mb-4 flex">
        <SearchField label={texts.search} onSearch={setWords} />
      </div>
      <p id={hint} className="mb-3 text-note text-soft">
        <b className="font-semibold text-ink">{texts.names}:</b> {texts.namesHint}
      </p>
      <Loaded {...shown} onRetry={() => void reload()} pending={<Skeleton className="h-48" />}>
        {shown.documents.length === 0 ? (
          <Empty text={texts.none} />
        ) : (
          <ul className={rows} aria-label={staff.pictures.list}>
            {shown.documents.map((each) => (
              <DocumentItem
                key={each._id}
                document={each}
                describedBy={hint}
                onChanged={put}
                onRemove={(name) => remove(each._id, name)}
              />
            ))}
          </ul>
        )}
      </Loaded>
    </StaffPage>
  )
}
