import { useAtomValue, useSetAtom } from 'jotai'

import { contactPath } from '#contract/contact-path.ts'
import { partQuery } from '#contract/search.ts'
import { tag as tagType } from '#contract/tag.ts'
import { ResultsByType } from '../components/search-results/by-type.tsx'
import type { HeadAfterRetryProps } from '../components/head-after-retry.tsx'
import { NotFoundMessage } from '../components/not-found-message.tsx'
import { TagList } from '../components/tag-links.tsx'
import { langOf } from '../language/fell-back.ts'
import { useLanguage } from '../language/use-language.ts'
import { entryPath } from '../paths/entry-path.ts'
import type { PageProps } from '../paths/route-match.ts'
import { loadSearchAtom } from '../state/load-search.ts'
import { searchAtom } from '../state/search.ts'
import { useEntry, useList } from '../state/use-content.ts'
import { ButtonLink } from '../ui/button.tsx'
import { FallbackMark } from '../ui/fallback-mark.tsx'
import { laterPart } from '../ui/lazy-part.tsx'
import { Empty, Loaded } from '../ui/loaded.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { RichText } from '../ui/rich-text.tsx'

const HeadAfterRetry = laterPart<HeadAfterRetryProps>(() => import('../components/head-after-retry.tsx'))

const { list } = tagType.page

/** One tag, and what carries it. */
export default function Tag({ match }: PageProps) {
  const { slug = '' } = match.params
  const { tag } = useLanguage()
  const { entry, ...state } = useEntry('tag', { slug })
  if (state.status === 'missing') return <NotFoundMessage />
  if (!entry)
    return (
      <div className="page section">
        <Loaded {...state}>{null}</Loaded>
        <HeadAfterRetry name="tag" />
      </div>
    )
  return (
    <>
      <PageHeader
        title={entry.title}
        lang={langOf(entry, 'title')}
        parent={{ label: list.title[tag], to: list.path }}
        lead={
          entry.description && (
            <>
              <FallbackMark lang={langOf(entry, 'title') ? undefined : langOf(entry, 'description')} className="mb-2" />
              <RichText html={entry.description} lang={langOf(entry, 'description')} />
            </>
          )
        }
      />
      <div className="page section pt-10">
        <Carriers slug={slug} />
      </div>
    </>
  )
}

function Carriers({ slug }: { slug: string }) {
  const { words } = useLanguage()
  const { tag, type, page, status, message, found, foundFor } = useAtomValue(searchAtom)
  const search = useSetAtom(loadSearchAtom)
  return (
    <Loaded
      status={tag === slug ? status : 'loading'}
      message={message}
      onRetry={() => void search({ tag: slug, type, page })}
    >
      <ResultsByType found={found} part={foundFor} pathOf={(part) => entryPath('tag', slug) + partQuery(part)} />
      {found.types.length === 0 && (
        <Empty text={words.search.none}>
          <ButtonLink to={contactPath()}>{words.content.askUs}</ButtonLink>
        </Empty>
      )}
    </Loaded>
  )
}

/** All tags. */
export function List() {
  const tags = useList('tag')
  const { tag, words } = useLanguage()
  return (
    <>
      <PageHeader title={list.title[tag]} />
      <div className="page section pt-10">
        <Loaded {...tags}>
          {tags.items.length > 0 ? (
            <TagList
              tags={tags.items.map(({ slug, title, ...rest }) => ({ slug, name: title, lang: langOf(rest, 'title') }))}
            />
          ) : (
            <Empty text={words.search.none}>
              <ButtonLink to={contactPath()}>{words.content.askUs}</ButtonLink>
            </Empty>
          )}
        </Loaded>
      </div>
    </>
  )
}
