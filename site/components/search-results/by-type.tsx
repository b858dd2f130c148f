import { useId } from 'react'

import { isPageName, isResourceName, type ResourceName, resources } from '#contract/index.ts'
import type { Resource } from '#contract/resource.ts'
import type { Found, FoundEntry, FoundType, MarkedText } from '#contract/search.ts'
import { langOf } from '../../language/fell-back.ts'
import { useLanguage } from '../../language/use-language.ts'
import { entryId, entryPath, listPath } from '../../paths/entry-path.ts'
import { FallbackMark } from '../../ui/fallback-mark.tsx'
import { laterPart } from '../../ui/lazy-part.tsx'
import { Link } from '../../ui/link.tsx'
import type { ResultPagerProps } from './pager.tsx'

const entryPlace = (name: ResourceName, { slug, _id }: FoundEntry): string =>
  isPageName(name) && slug !== undefined ? entryPath(name, slug) : `${listPath(name)}#${entryId(name, _id)}`

const ResultPager = laterPart<ResultPagerProps>(() => import('./pager.tsx'))

type PartProps = Pick<ResultPagerProps, 'part' | 'pathOf'>

/** What is found, under the types that it is of. */
export const ResultsByType = ({ found, ...parts }: PartProps & { found: Found }) =>
  found.types.map((type) => <TypeResults key={type.type} found={type} {...parts} />)

function TypeResults({ found: { type, total, entries }, part, pathOf }: PartProps & { found: FoundType }) {
  const { tag, words } = useLanguage()
  const id = useId()
  if (!isResourceName(type)) return null
  const { navigation, page }: Resource = resources[type]
  const label = navigation?.site?.label[tag] ?? page?.list.title[tag] ?? words.price.questions
  return (
    <section aria-labelledby={id} className="mb-12 max-w-text">
      <h2 id={id} className="marked mb-6 text-h3">
        {label}
      </h2>
      <ul className="border-t border-line empty:hidden">
        {entries.map((entry) => (
          <li key={entry._id} className="relative border-b border-line py-4">
            <h3 className="text-body font-semibold">
              <Link
                to={entryPlace(type, entry)}
                dir="auto"
                lang={langOf(entry, 'title')}
                className="text-brand after:absolute after:inset-0 hover:underline"
              >
                <Marked text={entry.title} />
              </Link>
            </h3>
            <p dir="auto" lang={langOf(entry, 'text')} className="mt-1 text-small text-soft">
              <Marked text={entry.text} />
            </p>
            <FallbackMark lang={langOf(entry, 'title')} className="mt-2" />
          </li>
        ))}
      </ul>
      {total > entries.length && <ResultPager {...{ type, label, total, part, pathOf }} />}
    </section>
  )
}

/** A text whose found pieces are marked: those at odd places. */
const Marked = ({ text }: { text: MarkedText }) =>
  text.map((piece, place) => (place % 2 === 1 ? <mark key={place}>{piece}</mark> : piece))
