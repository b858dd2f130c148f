import { useAtomValue, useSetAtom } from 'jotai'
import { type RefObject, useRef } from 'react'

import { contactPath } from '#contract/contact-path.ts'
import { pathIn } from '#contract/language-path.ts'
import { type Found, searchPath } from '#contract/search.ts'
import { ResultsByType } from '../components/search-results/by-type.tsx'
import { useLanguage } from '../language/use-language.ts'
import { loadSearchAtom } from '../state/load-search.ts'
import { searchAtom } from '../state/search.ts'
import { ButtonLink } from '../ui/button.tsx'
import { laterPart } from '../ui/lazy-part.tsx'
import { Empty, Loaded } from '../ui/loaded.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { SearchForm } from '../ui/search-form.tsx'

const FoundPages = laterPart<{ found: Found }>(() => import('./search/found-pages.tsx'))
const SearchEnd = laterPart<{ fieldRef: RefObject<HTMLInputElement | null> }>(() => import('./search/search-end.tsx'))

/** The search over everything: as a plain form, and while one types. */
export default function Search() {
  const { tag: language, words } = useLanguage()
  const { q, tag, type, page, status, message, found } = useAtomValue(searchAtom)
  const search = useSetAtom(loadSearchAtom)
  const fieldRef = useRef<HTMLInputElement>(null)
  // While it is searched for, what was found before stays.
  const shown = status === 'loading' && totalOf(found) > 0 ? 'success' : status
  return (
    <>
      <PageHeader title={words.pages.search.title} />
      <div className="page section pt-10">
        <SearchForm
          ref={fieldRef}
          action={pathIn(language, '/search')}
          label={words.search.label}
          submit={words.search.submit}
          defaultValue={q}
          className="mb-10"
        />
        {q !== '' && (
          <Loaded status={shown} message={message} onRetry={() => void search({ q, tag, type, page })}>
            <Results />
          </Loaded>
        )}
        <SearchEnd fieldRef={fieldRef} />
      </div>
    </>
  )
}

const totalOf = ({ types, pages, documents = [] }: Found): number =>
  types.reduce((all, type) => all + type.total, pages.length + documents.length)

function Results() {
  const { words, number } = useLanguage()
  const { foundFor, found } = useAtomValue(searchAtom)
  const total = totalOf(found)
  return (
    <>
      <p role="status" className="mb-8 text-small text-soft">
        {found.instead === ''
          ? words.search.found(total, number(total), foundFor.q)
          : words.search.instead(foundFor.q, found.instead, number(total))}
      </p>
      <FoundPages found={found} />
      <ResultsByType found={found} part={foundFor} pathOf={(part) => searchPath({ ...foundFor, ...part })} />
      {total === 0 && (
        <Empty text={words.search.none}>
          <ButtonLink to={contactPath()}>{words.content.askUs}</ButtonLink>
        </Empty>
      )}
    </>
  )
}
