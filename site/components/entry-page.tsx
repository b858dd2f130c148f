import type { ReactNode } from 'react'

import type { EntityOf } from '#contract/index.ts'
import NotFound from '../pages/not-found.tsx'
import type { Shown } from '../state/use-content.ts'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-header.tsx'
import { Picture } from '../ui/picture.tsx'
import { RichText } from '../ui/rich-text.tsx'
import type { EntryState } from '../state/entries.ts'
import { Sidebar } from './sidebar.tsx'

type Entry = EntityOf<'service'> | EntityOf<'blog'>

interface EntryPageProps<E extends Entry> {
  state: Shown<EntryState<E>>
  parent: { label: string; to: string }
  /** What stands below the title. */
  note?: ReactNode
  address: string
  type: 'blog' | 'service'
}

/** One service or post, with the sidebar. */
export function EntryPage<E extends Entry>({ state, parent, note, address, type }: EntryPageProps<E>) {
  const { entry, status } = state
  if (status === 'missing') return <NotFound />
  if (!entry)
    return (
      <div className="page section">
        <Loaded {...state}>{null}</Loaded>
      </div>
    )
  return (
    <article>
      <PageHead title={entry.title} parent={parent} lead={note} />
      <div className="page grid gap-16 pt-10 pb-24 lg:grid-cols-[minmax(0,1fr)_300px]">
        <div className="min-w-0">
          <Picture
            image={entry.image}
            isFirst
            sizes="(min-width: 64rem) 720px, 92vw"
            className="mb-10 aspect-video w-full max-w-text rounded-card border border-line"
          />
          <RichText html={entry.description} />
        </div>
        <Sidebar beside={type} current={address} />
      </div>
    </article>
  )
}
