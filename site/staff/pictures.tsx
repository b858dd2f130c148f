import { useStore } from 'jotai'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import type { Picture } from '#contract/media.ts'
import { ApiError } from '../api/client.ts'
import { apiAtom } from '../state/api-atom.ts'
import { messageOf } from '../state/errors.ts'
import { deletePicture, type LibraryQuery } from '../state/picture-calls.ts'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/field.tsx'
import { Empty, Loaded } from '../ui/loaded.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { notify } from '../ui/toast.ts'
import { useStaffLanguage } from './language/staff-language.ts'
import { StaffPage } from './layout/staff-page.tsx'
import { rows } from './layout/row-classes.ts'
import { documentsNote } from './pictures/library-words.ts'
import { PictureRow } from './pictures/picture-row.tsx'
import { SearchField } from './pictures/search-field.tsx'
import { Uploads } from './pictures/uploads.tsx'
import { usePictures } from './pictures/use-pictures.ts'
import { offerUndo } from './trash/offer-undo.ts'

/** The library of pictures: their alternative texts, where each is shown, and uploads of new ones. */
export default function Pictures() {
  const { staff, message, tag } = useStaffLanguage()
  const texts = staff.pictures
  const [query, setQuery] = useState<LibraryQuery>({ q: '', filter: '' })
  const { shown, reload, more, hasMore, put, drop } = usePictures(query)
  const store = useStore()
  const hint = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const chooseFilter = (value: string) =>
    setQuery({ ...query, filter: value === 'withoutAlt' || value === 'unused' ? value : '' })
  const remove = async ({ _id, name }: Picture) => {
    try {
      await deletePicture(store.get(apiAtom), _id)
    } catch (error) {
      const isInUse = error instanceof ApiError && error.status === 409
      void notify('error', isInUse ? texts.inUse : message(messageOf(error)))
      return
    }
    flushSync(() => drop(_id))
    // Whoever writes elsewhere by now goes on there.
    if (document.activeElement === document.body) heading.current?.focus()
    offerUndo(store, { staff, message }, { type: 'media', id: _id, title: name || texts.untitled })
  }
  return (
    <StaffPage title={texts.title}>
      <p className="mb-6 max-w-prose text-soft">{texts.lead}</p>
      <Uploads onAdded={() => void reload()} />
      <h2 ref={heading} data-list-heading tabIndex={-1} className="mb-5 text-h3">
        {texts.list}
      </h2>
      <div className="mb-4 flex flex-wrap items-end gap-4">
        <SearchField onSearch={(q) => setQuery((before) => ({ ...before, q }))} />
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
            <p className="text-small text-soft">{documentsNote[tag]}</p>
          </Empty>
        ) : (
          <ul className={rows} aria-label={texts.list}>
            {shown.pictures.map((picture) => (
              <PictureRow
                key={picture._id}
                picture={picture}
                describedBy={hint}
                onChanged={put}
                onRemove={() => remove(picture)}
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
