import { useAtomValue, useSetAtom } from 'jotai'
import { UserSearch } from '../ui/icons/user-search.ts'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'

import { loadDesk, loadDeskOptions } from '../state/inquiry-desk-calls.ts'
import { accountAtom, isEditorAtom } from '../state/session.ts'
import { useList } from '../state/use-content.ts'
import { useStaffLanguage } from './language/staff-language.ts'
import { useMailLanguage } from './language/use-mail-language.ts'
import { useRemote } from '../forms/use-remote.ts'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/field.tsx'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import { Empty, Loaded } from '../ui/loaded.tsx'
import { TryAgain } from '../ui/try-again.tsx'
import { inquiryColumns } from './inquiries/columns.tsx'
import { CsvButton } from './inquiries/csv-button.tsx'
import { DeskChangedContext } from './inquiries/desk-changed.ts'
import { filtersOf, isAmong, listed } from './inquiries/desk-list.ts'
import { RemovalNotice } from './inquiries/removal-notice.tsx'
import { useNow } from '../ui/use-now.ts'
import { StaffPage } from './layout/staff-page.tsx'
import { loadDeskCountsAtom } from './layout/desk-counts.ts'
import { DataTable } from './table/data-table.tsx'
import { useListText } from './table/list-state.ts'
import { TableSkeleton } from './table/table-skeleton.tsx'

// Dialogs are loaded when they are opened.
const DetailDialog = lazyDialog(() => import('./inquiries/detail.tsx'))
const PersonDialog = lazyDialog(() => import('./inquiries/person-dialog.tsx'))

/** The desk of inquiries: those that are owed an answer first, by the time it was promised. */
export default function Inquiries() {
  const inquiries = useList('inquiry')
  const language = useStaffLanguage()
  const { inquiries: words, desk: deskWords } = language.staff
  const { state: desk, reload } = useRemote(loadDesk)
  const { state: options } = useRemote(loadDeskOptions)
  const loadCounts = useSetAtom(loadDeskCountsAtom)
  const own = useAtomValue(accountAtom)?._id
  const isEditor = useAtomValue(isEditorAtom)
  const now = useNow()
  const [opened, setOpened] = useOpened(now)
  const [filter, setFilter] = useListText('state')
  const [isAsking, setIsAsking] = useState(false)
  const { items } = inquiries
  const states = desk.status === 'success' ? desk.data : undefined
  const rows = useMemo(() => listed(items, states ?? []), [items, states])
  const elsewhere = states?.find((row) => row.language !== language.tag)?.language
  const other = useMailLanguage(elsewhere ?? language.tag)
  const onChanged = () => {
    void reload()
    void loadCounts()
  }
  const columns = useMemo(
    () => inquiryColumns(language, other, now, ({ _id }) => setOpened(_id)),
    [language, other, now, setOpened],
  )
  const isShown = useMemo(
    () => (filter === '' || !states ? undefined : (row: (typeof rows)[number]) => isAmong(filter, row, { now, own })),
    [filter, states, now, own],
  )
  const onErased = () => {
    inquiries.onRetry()
    onChanged()
  }
  return (
    <StaffPage
      title={words.title}
      action={
        !isEditor && (
          <Button variant="secondary" onClick={() => setIsAsking(true)}>
            <UserSearch aria-hidden className="size-4" />
            {deskWords.person.title}
          </Button>
        )
      }
    >
      {states && options.status === 'success' && <RemovalNotice rows={states} keepMonths={options.data.keepMonths} />}
      {desk.status === 'error' && (
        <p role="alert" className="mb-6 flex flex-wrap items-center gap-4">
          {deskWords.statesUnknown(language.message(desk.message))}
          <TryAgain onRetry={onChanged} />
        </p>
      )}
      <Loaded {...inquiries} pending={<TableSkeleton />}>
        {rows.length === 0 ? (
          <Empty text={words.none}>
            <p className="text-small text-soft">{words.noneNote}</p>
          </Empty>
        ) : (
          <DeskChangedContext value={onChanged}>
            <DataTable
              label={words.rows}
              rows={rows}
              columns={columns}
              isTopAligned
              isShown={isShown}
              filter={
                <Select
                  label={deskWords.status}
                  none={deskWords.all}
                  options={filtersOf(deskWords)}
                  value={filter}
                  onChange={({ target }) => setFilter(target.value)}
                  className="w-44"
                />
              }
              renderAction={(found) => <CsvButton rows={found} />}
            />
          </DeskChangedContext>
        )}
      </Loaded>
      {opened !== '' && (
        <DetailDialog
          // Nothing that is typed for one inquiry is there for another.
          key={opened}
          id={opened}
          options={options.status === 'success' ? options.data : undefined}
          now={now}
          onChanged={onChanged}
          onClose={() => setOpened('')}
        />
      )}
      {isAsking && <PersonDialog onErased={onErased} onClose={() => setIsAsking(false)} />}
    </StaffPage>
  )
}

/**
 * The inquiry that is open: at first the one in the URL's fragment, to which the start page, mails and the panel link, and so again
 * when the URL changes.
 *
 * @param now 0 until the page is hydrated, since the server does not receive the fragment
 */
function useOpened(now: number) {
  const { key, hash } = useLocation()
  const named = hash.slice(1)
  const [opened, setOpened] = useState<string | null>(null)
  const [keyBefore, setKeyBefore] = useState(key)
  if (key !== keyBefore) {
    setKeyBefore(key)
    setOpened(null)
  }
  // The fragment of a link within the page, as that to its content, is no inquiry's.
  const isOfThePage = now === 0 || document.getElementById(named) !== null
  return [opened ?? (isOfThePage ? '' : named), setOpened] as const
}
