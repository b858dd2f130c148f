import type { ReactNode } from 'react'

import type { Reference } from '#contract/fields/reference.ts'
import { type PageName, resources } from '#contract/index.ts'
import type { FellBack } from '#contract/languages.ts'
import type { Image } from '#contract/resource.ts'
import { langOf } from '../language/fell-back.ts'
import { useLanguage } from '../language/use-language.ts'
import type { Shown } from '../state/use-content.ts'
import { FallbackMark } from '../ui/fallback-mark.tsx'
import { laterPart } from '../ui/lazy-part.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Picture } from '../ui/picture.tsx'
import { RichText } from '../ui/rich-text.tsx'
import type { EntryState } from '../state/entries.ts'
import { NotFoundMessage } from './not-found-message.tsx'
import type { ContentsProps } from './contents.tsx'
import type { NextStepProps } from './next-step.tsx'
import type { SidebarProps } from './sidebar.tsx'
import type { EntryTagsProps } from './tag-links.tsx'
import type { HeadAfterRetryProps } from './head-after-retry.tsx'

const HeadAfterRetry = laterPart<HeadAfterRetryProps>(() => import('./head-after-retry.tsx'))
const Contents = laterPart<ContentsProps>(() => import('./contents.tsx'))
const Sidebar = laterPart<SidebarProps>(() => import('./sidebar.tsx'))
const EntryTags = laterPart<EntryTagsProps>(() => import('./tag-links.tsx'))
const NextStep = laterPart<NextStepProps>(() => import('./next-step.tsx'))

interface Entry extends FellBack {
  title: string
  description: string
  /** The picture, for types that have one. */
  image?: Image | null
  tags?: readonly Reference[]
}

interface EntryPageProps<E extends Entry> {
  state: Shown<EntryState<E>>
  /** Shown below the title. */
  byline?: ReactNode
  /** The entry's own path, which the sidebar marks as current. */
  path: string
  type: PageName
  /** Shown above the description. */
  children?: ReactNode
  /** Shown below it and its tags. */
  end?: ReactNode
}

/** The page of an entry, with the sidebar. */
export function EntryPage<E extends Entry>({ state, byline, path, type, children, end }: EntryPageProps<E>) {
  const { entry, status } = state
  const { list } = resources[type].page
  const { tag } = useLanguage()
  if (status === 'missing') return <NotFoundMessage />
  if (!entry)
    return (
      <div className="page section">
        <Loaded {...state}>{null}</Loaded>
        <HeadAfterRetry name={type} />
      </div>
    )
  return (
    <article>
      <PageHeader
        title={entry.title}
        lang={langOf(entry, 'title')}
        parent={{ label: list.title[tag], to: list.path }}
        lead={byline}
      />
      <div className="page grid gap-16 pt-10 pb-24 lg:grid-cols-[minmax(0,1fr)_300px]">
        <div className="min-w-0">
          {entry.image !== undefined && (
            <Picture
              image={entry.image}
              lang={langOf(entry, 'image.alt')}
              priority="first"
              sizes="(min-width: 64rem) 720px, 92vw"
              className="mb-10 aspect-video w-full max-w-text rounded-card border border-line"
            />
          )}
          {children}
          {langOf(entry, 'title') === undefined && (
            <FallbackMark lang={langOf(entry, 'description')} className="mb-4" />
          )}
          <Contents html={entry.description} />
          <RichText html={entry.description} lang={langOf(entry, 'description')} />
          <EntryTags tags={entry.tags} />
          {end}
          <NextStep path={path} />
        </div>
        <Sidebar entryType={type} current={path} />
      </div>
    </article>
  )
}
