import type { ReactNode } from 'react'

import type { EntityOf } from '#contract/index.ts'
import type { Shown } from '../state/use-content.ts'
import { Loaded } from '../ui/loaded.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Picture } from '../ui/picture.tsx'
import { RichText } from '../ui/rich-text.tsx'
import type { EntryState } from '../state/entries.ts'
import { NotFound } from './not-found.tsx'
import { Sidebar } from './sidebar.tsx'

type Entry = EntityOf<'service'> | EntityOf<'blog'>

interface EntryPageProps<E extends Entry> {
  state: Shown<EntryState<E>>
  parent: { label: string; to: string }
  /** Shown below the title. */
  byline?: ReactNode
  /** The entry's own path, which the sidebar marks as current. */
  path: string
  type: 'blog' | 'service'
}

/** One service or post, with the sidebar. */
export function EntryPage<E extends Entry>({ state, parent, byline, path, type }: EntryPageProps<E>) {
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
      <PageHeader title={entry.title} parent={parent} lead={byline} />
      <div className="page grid gap-16 pt-10 pb-24 lg:grid-cols-[minmax(0,1fr)_300px]">
        <div className="min-w-0">
          <Picture
            image={entry.image}
            isEager
            sizes="(min-width: 64rem) 720px, 92vw"
            className="mb-10 aspect-video w-full max-w-text rounded-card border border-line"
          />
          <RichText html={entry.description} />
        </div>
        <Sidebar beside={type} current={path} />
      </div>
    </article>
  )
}
