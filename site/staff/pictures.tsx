import { useId, useRef, useState } from 'react'

import { deletePicture, type LibraryQuery } from '../state/picture-calls.ts'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/field.tsx'
import { Empty, Loaded } from '../ui/loaded.tsx'
import { Link } from '../ui/link.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useStaffLanguage } from './language/staff-language.ts'
import { StaffPage } from './layout/staff-page.tsx'
import { rows } from './layout/row-classes.ts'
import { useFileRemoval } from './files/use-file-removal.ts'
import { PictureRow } from './pictures/picture-row.tsx'
import { PictureUploads } from './pictures/picture-uploads.tsx'
import { SearchField } from './files/search-field.tsx'
import { usePictures } from './pictures/use-pictures.ts'

/** The library of pictures: their alternative texts, where each is shown, and uploads of new ones. */
export default function Pictures() {
  const { staff } = useStaffLanguage()
  const texts = staff.pictures
  const [query, setQuery] = useState<LibraryQuery>({ q: '', filter: '' })
  const { shown, reload, more, hasMore, put, drop } = usePictures(query)
  const hint = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const chooseFilter = (value: string) =>
    setQuery({ ...query, filter: value === 'withoutAlt' || value === 'unused' ? value : '' })
  const remove = useFileRemoval({ remove: deletePicture, drop, heading })
  return (
    <StaffPage title={texts.title}>
      <p className="mb-6 max-w-prose text-soft">{texts.lead}</p>
      <PictureUploads onAdded={() => void reload()} />
      <h2 ref={heading} data-list-heading tabIndex={-1} className="mb-5 text-h3">
        {texts.list}
      </h2>
      <div className="mb-4 flex flex-wrap items-end gap-4">
        <SearchField label={texts.search} onSearch={(q) => setQuery((before) => ({ ...before, q }))} />
        <Select
          label={texts.filter}
          none={texts.all}
          options={Object.entries(texts.filters)}
          value={query.filter}
          onChange={({ target }) => chooseFilter(target.value)}
          className="w-60 max-sm:w-auto max-sm:grow"
        />
      </div>
      <p id={hint} className="mb-3 text-note text-soft">
        <b className="font-semibold text-ink">{texts.alt}:</b> {texts.altHint}
      </p>
      <Loaded {...shown} onRetry={() => void reload()} pending={<Skeleton className="h-48" />}>
        {shown.pictures.length === 0 && !hasMore ? (
          <Empty text={texts.none}>
            <p className="text-small text-soft">
              <Link to="/document-list" className="link">
                {staff.documents.title}
              </Link>
            </p>
          </Empty>
        ) : (
          <ul className={rows} aria-label={texts.list}>
            {shown.pictures.map((picture) => (
              <PictureRow
                key={picture._id}
                picture={picture}
                describedBy={hint}
                onChanged={put}
                onRemove={() => remove(picture._id, picture.name || texts.untitled)}
              />
            ))}
          </ul>
        )}
        {hasMore && (
          <Button variant="secondary" className="mt-6" onClick={() => void more()}>
            {texts.more}
          </Button>
        )}
      </Loaded>
    </StaffPage>
  )
}
