import { useId } from 'react'

import { isPageName, isResourceName, type ResourceName, resources } from '#contract/index.ts'
import type { Resource } from '#contract/resource.ts'
import type { FoundEntry, FoundType, MarkedText } from '#contract/search.ts'
import { langOf } from '../language/fell-back.ts'
import { useLanguage } from '../language/use-language.ts'
import { entryId, entryPath } from '../paths/entry-path.ts'
import { FallbackMark } from '../ui/fallback-mark.tsx'
import { Link } from '../ui/link.tsx'

/** Where entries of a type are shown that have no page of their own. */
function listOf(name: ResourceName): string {
  const { navigation, path, shownAt }: Resource = resources[name]
  return shownAt ?? navigation?.site?.path ?? `/${path}`
}

const pathOf = (name: ResourceName, { slug, _id }: FoundEntry): string =>
  isPageName(name) && slug !== undefined ? entryPath(name, slug) : `${listOf(name)}#${entryId(name, _id)}`

interface FoundTypesProps {
  types: readonly FoundType[]
  /** The sentence below the first entries of a type if there are more than these. */
  more: (total: string) => string
}

/** What is found, under the types that it is of. */
export const FoundTypes = ({ types, more }: FoundTypesProps) =>
  types.map((type) => <TypeResults key={type.type} found={type} more={more} />)

function TypeResults({ found: { type, total, entries }, more }: Pick<FoundTypesProps, 'more'> & { found: FoundType }) {
  const { tag, words, number } = useLanguage()
  const id = useId()
  if (!isResourceName(type)) return null
  const { navigation, page }: Resource = resources[type]
  return (
    <section aria-labelledby={id} className="mb-12 max-w-text">
      <h2 id={id} className="marked mb-6 text-h3">
        {navigation?.site?.label[tag] ?? page?.list.title[tag] ?? words.price.questions}
      </h2>
      <ul className="border-t border-line">
        {entries.map((entry) => (
          <li key={entry._id} className="relative border-b border-line py-4">
            <h3 className="text-body font-semibold">
              <Link
                to={pathOf(type, entry)}
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
      {total > entries.length && <p className="mt-3 text-small text-soft">{more(number(total))}</p>}
    </section>
  )
}

/** A text whose found pieces are marked: those at odd places. */
const Marked = ({ text }: { text: MarkedText }) =>
  text.map((piece, place) => (place % 2 === 1 ? <mark key={place}>{piece}</mark> : piece))
