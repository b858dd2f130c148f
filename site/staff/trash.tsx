import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { TRASH_DAYS, type Trashable, type TrashEntry } from '#contract/trash.ts'
import { isEditorAtom } from '../state/session.ts'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/field.tsx'
import { Empty, Loaded } from '../ui/loaded.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useStaffWords } from './language/staff-language.ts'
import { StaffPage } from './layout/staff-page.tsx'
import { later } from './layout/later.tsx'
import { rows } from './layout/row-classes.ts'
import { kindsIn } from './trash/texts.ts'
import { TrashRow } from './trash/trash-row.tsx'
import { useTrash } from './trash/use-trash.ts'

const DemoInTrash = later(() => import('./dashboard/demo-in-trash.tsx'))

/** Lists deleted documents: staff restore them, administrators delete them permanently. */
export default function Trash() {
  const words = useStaffWords()
  const texts = words.trash
  const kinds = kindsIn(words)
  const isEditor = useAtomValue(isEditorAtom)
  const [type, setType] = useState<Trashable>()
  const { shown, reload, refresh, more, drop } = useTrash(type)
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const choose = (value: string) => setType(kinds.find(([name]) => name === value)?.[0])
  /** Focus goes to the row that takes the place, or to the heading. Files are restored with the entry that has them. */
  const onGone = ({ _id: id, type: gone }: TrashEntry) => {
    const at = shown.entries.findIndex(({ _id }) => _id === id)
    flushSync(() => drop(id))
    const buttons = list.current?.children[Math.min(at, shown.entries.length - 2)]?.querySelector('button')
    ;(buttons ?? heading.current)?.focus()
    if (gone !== 'media' && shown.entries.some((entry) => entry.type === 'media'))
      void refresh(shown.entries.length - 1)
  }
  return (
    <StaffPage title={texts.title}>
      <p className="mb-6 max-w-prose text-soft">{texts.lead(TRASH_DAYS)}</p>
      {!isEditor && <DemoInTrash onRestored={() => void reload()} />}
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 ref={heading} data-list-heading tabIndex={-1} className="text-h3">
          {texts.list}
        </h2>
        <Select
          label={texts.kind}
          none={texts.allKinds}
          options={kinds}
          value={type ?? ''}
          onChange={({ target }) => choose(target.value)}
          className="w-44"
        />
      </div>
      <Loaded {...shown} onRetry={() => void reload()} pending={<Skeleton className="h-48" />}>
        {shown.entries.length === 0 && shown.next === null ? (
          <Empty text={texts.empty}>
            <p className="text-small text-soft">{texts.emptyNote}</p>
          </Empty>
        ) : (
          <ul ref={list} className={rows} aria-label={texts.list}>
            {shown.entries.map((entry) => (
              <TrashRow key={entry._id} entry={entry} now={shown.at} onGone={() => onGone(entry)} />
            ))}
          </ul>
        )}
        {shown.next !== null && (
          <Button variant="secondary" className="mt-6" onClick={() => void more()}>
            {texts.more}
          </Button>
        )}
      </Loaded>
    </StaffPage>
  )
}
