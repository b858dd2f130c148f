import { useSetAtom } from 'jotai'
import { useMemo } from 'react'

import { type ResourceName, resources } from '#contract/index.ts'
import { type AnyEntity, type Resource, titleField } from '#contract/resource.ts'
import { messageOf } from '../../state/errors.ts'
import { moveEntryAtom } from '../../state/change-entries.ts'
import { lists, staffQuery } from '../../state/lists.ts'
import { useList } from '../../state/use-content.ts'
import { Empty, Loaded } from '../../ui/loaded.tsx'
import { notify } from '../../ui/toast.ts'
import { useStaffLanguage } from '../language/staff-language.ts'
import { screenTexts } from '../language/type-texts.ts'
import { DataTable } from '../table/data-table.tsx'
import { listColumns } from './list-columns.tsx'
import { useListFilters } from './list-filters.tsx'
import { listedText } from './listed-text.ts'

/** The list of a type's entries: drafts, too, with their states; its order can be set where it counts. */
export function EntryList({ name }: { name: ResourceName }) {
  const language = useStaffLanguage()
  const { list, empty } = screenTexts(language.staff, name)
  const type: Resource = resources[name]
  const { facts: known, ...state } = useList(name, staffQuery)
  const items: readonly AnyEntity[] = state.items
  const facts = useMemo(
    () => ({
      stateOf: byId(known.states),
      translationOf: byId(known.untranslated),
      translatedOf: byId(known.translated),
    }),
    [known],
  )
  // An empty one is what the panel leaves of a form of a new entry that was opened alone.
  const rows = useMemo(() => items.filter((entry) => facts.stateOf(entry)?.isEmpty !== true), [items, facts])
  const columns = useMemo(() => listColumns(name, facts, language), [name, facts, language])
  const { isShown, controls } = useListFilters(name, facts)
  const nameOf = (row: AnyEntity) => listedText(row, titleField(type), language.tag, facts).text
  const move = useSetAtom(moveEntryAtom)
  const onMove = (id: string, after: string | null) =>
    move(name, id, after).then(
      () => true,
      (error: unknown) => {
        void notify('error', language.message(messageOf(error)))
        return false
      },
    )
  const reloadList = useSetAtom(lists[name].reloadAtom)
  // The rows stay as they are known: an error would replace them.
  const reload = async () => (await reloadList(true)) === 200
  return (
    <section aria-labelledby={`${name}-list`} className="mt-12">
      <h2 id={`${name}-list`} data-list-heading tabIndex={-1} className="mb-5 text-h3">
        {list}
      </h2>
      <Loaded {...state}>
        {rows.length === 0 ? (
          <Empty text={empty}>
            <p className="text-small text-soft">{language.staff.list.noneNote}</p>
          </Empty>
        ) : (
          <DataTable
            label={list.toLowerCase()}
            rows={rows}
            columns={columns}
            isShown={isShown}
            filter={controls}
            order={type.order === 'manual' ? { onMove, reload, nameOf } : undefined}
          />
        )}
      </Loaded>
    </section>
  )
}

/** Finds what is known of an entry. */
function byId<Row extends { _id: string }>(rows: readonly Row[]): (entry: AnyEntity) => Row | undefined {
  const known = new Map(rows.map((row) => [row._id, row]))
  return ({ _id }) => known.get(_id)
}
