import { useMemo } from 'react'

import type { ResourceName } from '#contract/index.ts'
import type { AnyEntity } from '#contract/resource.ts'
import { useList } from '../../state/use-content.ts'
import { Empty, Loaded } from '../../ui/loaded.tsx'
import { DataTable } from '../table/data-table.tsx'
import { listColumns } from './list-columns.tsx'
import { textsOf } from './texts.ts'

/** The list of a type's entries, with edit and delete actions. */
export function EntryList({ name }: { name: ResourceName }) {
  const { list, empty } = textsOf(name)
  const state = useList(name)
  const rows: AnyEntity[] = state.items
  const columns = useMemo(() => listColumns(name), [name])
  return (
    <section aria-labelledby={`${name}-list`} className="mt-12">
      <h2 id={`${name}-list`} data-list-heading tabIndex={-1} className="mb-5 text-h3">
        {list}
      </h2>
      <Loaded {...state}>
        {rows.length === 0 ? (
          <Empty text={empty}>
            <p className="text-small text-soft">What you create above will stand here.</p>
          </Empty>
        ) : (
          <DataTable label={list.toLowerCase()} rows={rows} columns={columns} />
        )}
      </Loaded>
    </section>
  )
}
