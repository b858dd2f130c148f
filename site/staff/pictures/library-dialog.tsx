import { type KeyboardEvent, useRef, useState } from 'react'

import type { Picture } from '#contract/media.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useStaffWords } from '../language/staff-language.ts'
import { SearchField } from '../files/search-field.tsx'
import { PictureUploads } from './picture-uploads.tsx'
import { Thumbnail } from './thumbnail.tsx'
import { usePictures } from './use-pictures.ts'

interface LibraryDialogProps {
  onChoose: (picture: Picture) => void
  /** Files can be added, too: one that is added is chosen. */
  canAdd?: boolean
  onClose: () => void
}

/** Chooses a picture of the library: by pointer, or by arrow keys and Enter. */
export default function LibraryDialog({ onChoose, canAdd = false, onClose }: LibraryDialogProps) {
  const words = useStaffWords().pictures
  const [q, setQ] = useState('')
  const { shown, reload, more, hasMore } = usePictures({ q, filter: '' })
  const [active, setActive] = useState(0)
  const list = useRef<HTMLUListElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const next = indexAfter(event.key, buttons)
    if (next === undefined) return
    event.preventDefault()
    setActive(next)
    buttons[next]?.focus()
  }
  return (
    <Dialog title={words.choose} onClose={onClose} className="max-w-4xl">
      {canAdd && <PictureUploads isOne onAdded={onChoose} />}
      <SearchField label={words.search} onSearch={setQ} />
      <div className="mt-5">
        <Loaded {...shown} onRetry={() => void reload()} pending={<Skeleton className="h-48" />}>
          {shown.pictures.length === 0 && <p role="status">{words.none}</p>}
          <ul ref={list} aria-label={words.list} className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            {shown.pictures.map((picture, index) => (
              <li key={picture._id}>
                <button
                  type="button"
                  tabIndex={index === Math.min(active, shown.pictures.length - 1) ? 0 : -1}
                  onFocus={() => setActive(index)}
                  onKeyDown={onKeyDown}
                  onClick={() => onChoose(picture)}
                  className="flex w-full flex-col gap-2 rounded-card border border-line p-2 text-left hover:border-brand"
                >
                  <Thumbnail picture={picture} />
                  <span dir="auto" className="clamp-2 text-note wrap-anywhere">
                    {picture.alt.en || picture.name || words.untitled}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          {hasMore && (
            <Button variant="secondary" className="mt-5" onClick={() => void more()}>
              {words.more}
            </Button>
          )}
        </Loaded>
      </div>
    </Dialog>
  )
}

/** The index of the button that a key moves the focus to in a grid; undefined for other keys. */
function indexAfter(key: string, buttons: readonly HTMLElement[]): number | undefined {
  const at = buttons.findIndex((button) => button === document.activeElement)
  if (at < 0) return undefined
  const top = (index: number) => buttons[index]?.offsetTop ?? 0
  const inRow = buttons.filter((_, index) => top(index) === top(0)).length
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: inRow,
    ArrowUp: -inRow,
    Home: -at,
    End: buttons.length - 1 - at,
  }
  const step = steps[key]
  if (step === undefined) return undefined
  const next = at + step
  return next < 0 || next >= buttons.length ? at : next
}
