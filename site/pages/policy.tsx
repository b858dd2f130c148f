import { contactPath } from '#contract/contact-path.ts'
import { policy as type } from '#contract/policy.ts'
import type { Texts } from '#contract/resource.ts'
import type { ContentsProps } from '../components/contents.tsx'
import { EntryDate } from '../components/entry-date.tsx'
import type { HeadAfterRetryProps } from '../components/head-after-retry.tsx'
import { NotFoundMessage } from '../components/not-found-message.tsx'
import { langOf } from '../language/fell-back.ts'
import { useLanguage } from '../language/use-language.ts'
import { entryPath } from '../paths/entry-path.ts'
import type { PageProps } from '../paths/route-match.ts'
import { useEntry, useList } from '../state/use-content.ts'
import { ButtonLink } from '../ui/button.tsx'
import { FallbackMark } from '../ui/fallback-mark.tsx'
import { laterPart } from '../ui/lazy-part.tsx'
import { Link } from '../ui/link.tsx'
import { Empty, Loaded } from '../ui/loaded.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { RichText } from '../ui/rich-text.tsx'

const HeadAfterRetry = laterPart<HeadAfterRetryProps>(() => import('../components/head-after-retry.tsx'))
const Contents = laterPart<ContentsProps>(() => import('../components/contents.tsx'))

const lastChange: Texts = { en: 'Last changed:', ne: 'पछिल्लो परिवर्तन:' }

const { list } = type.page

/** The page of a policy. */
export default function Policy({ match }: PageProps) {
  const { slug = '' } = match.params
  const { tag } = useLanguage()
  const { entry, context, ...state } = useEntry('policy', { slug })
  if (state.status === 'missing') return <NotFoundMessage />
  if (!entry)
    return (
      <div className="page section">
        <Loaded {...state}>{null}</Loaded>
        <HeadAfterRetry name="policy" />
      </div>
    )
  return (
    <article>
      <PageHeader
        title={entry.title}
        lang={langOf(entry, 'title')}
        parent={{ label: list.title[tag], to: list.path }}
        lead={
          context && (
            <p>
              {lastChange[tag]} <EntryDate at={context.modifiedAt} />
            </p>
          )
        }
      />
      <div className="page section pt-10">
        {langOf(entry, 'title') === undefined && <FallbackMark lang={langOf(entry, 'description')} className="mb-4" />}
        <Contents html={entry.description} />
        <RichText html={entry.description} lang={langOf(entry, 'description')} />
      </div>
    </article>
  )
}

/** All policies. */
export function List() {
  const { items, ...state } = useList('policy')
  const { tag, words } = useLanguage()
  return (
    <>
      <PageHeader title={list.title[tag]} />
      <div className="page section pt-10">
        <Loaded {...state}>
          {items.length > 0 ? (
            <ul className="flex flex-col gap-2">
              {items.map((each) => (
                <li key={each._id}>
                  <Link to={entryPath('policy', each.slug)} dir="auto" lang={langOf(each, 'title')} className="link">
                    {each.title}
                  </Link>
                </li>
              ))}
            </ul>
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
