import { useAtomValue, useSetAtom } from 'jotai'
import { type ChangeEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

import { contactPath } from '#contract/contact-path.ts'
import { pathIn } from '#contract/language-path.ts'
import { parseSearchPage, searchPath } from '#contract/search.ts'
import { FoundTypes } from '../components/found-types.tsx'
import { useLanguage } from '../language/use-language.ts'
import { loadSearchAtom } from '../state/load-search.ts'
import { searchAtom } from '../state/search.ts'
import { ButtonLink } from '../ui/button.tsx'
import { laterPart } from '../ui/lazy-part.tsx'
import { Empty, Loaded } from '../ui/loaded.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { SearchForm } from '../ui/search-form.tsx'

const FoundPages = laterPart<{ paths: readonly string[] }>(() => import('./search/found-pages.tsx'))
const SearchEnd = laterPart<{ isIdle: boolean }>(() => import('./search/search-end.tsx'))

/** The pause in typing after which the search starts, in milliseconds. */
const PAUSE_MS = 200

/** The search over everything: as a plain form, and while one types. */
export default function Search() {
  const { words } = useLanguage()
  const { q, tag, type, page, status, message, found } = useAtomValue(searchAtom)
  const search = useSetAtom(loadSearchAtom)
  // While it is searched for, what was found before stays.
  const shown = status === 'loading' && found.types.length > 0 ? 'success' : status
  return (
    <>
      <PageHeader title={words.pages.search.title} />
      <div className="page section pt-10">
        <TypedSearch />
        {q !== '' && (
          <Loaded status={shown} message={message} onRetry={() => void search({ q, tag, type, page })}>
            <Results />
          </Loaded>
        )}
        <SearchEnd isIdle={q === ''} />
      </div>
    </>
  )
}

/** The form, which searches while one types. */
function TypedSearch() {
  const { tag, words } = useLanguage()
  const { q } = useAtomValue(searchAtom)
  const search = useSetAtom(loadSearchAtom)
  const input = useRef<HTMLInputElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const place = useLocation()
  const shownAt = useRef(place)
  const path = pathIn(tag, '/search')
  useEffect(() => () => clearTimeout(pause.current), [])
  useEffect(() => {
    const field = input.current
    if (!field) return
    const wanted = parseSearchPage(new URLSearchParams(place.search))
    if (shownAt.current !== place) {
      // A link led from one search to another: the form stays.
      field.value = wanted.q
      void search(wanted)
    }
    shownAt.current = place
    // This runs after navigation has focused the page's main part. With results, the focus stays there.
    if (wanted.q === '') field.focus({ preventScroll: true })
  }, [place, search])
  const onChange = ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
    clearTimeout(pause.current)
    pause.current = setTimeout(() => {
      // A link may have been followed meanwhile.
      if (window.location.pathname !== path) return
      const wanted = { q: value.trim() }
      // The page stays: what was typed is in its URL when one comes back to it.
      window.history.replaceState(window.history.state, '', pathIn(tag, searchPath(wanted)))
      void search(wanted)
    }, PAUSE_MS)
  }
  return (
    <SearchForm
      ref={input}
      action={path}
      label={words.search.label}
      submit={words.search.submit}
      defaultValue={q}
      onChange={onChange}
      className="mb-10"
    />
  )
}

function Results() {
  const { words, number } = useLanguage()
  const { foundFor, found } = useAtomValue(searchAtom)
  const total = found.types.reduce((all, type) => all + type.total, found.pages.length)
  return (
    <>
      <p role="status" className="mb-8 text-small text-soft">
        {found.instead === ''
          ? words.search.found(total, number(total), foundFor.q)
          : words.search.instead(foundFor.q, found.instead, number(total))}
      </p>
      <FoundPages paths={found.pages} />
      <FoundTypes found={found} part={foundFor} pathOf={(part) => searchPath({ ...foundFor, ...part })} />
      {total === 0 && (
        <Empty text={words.search.none}>
          <ButtonLink to={contactPath()}>{words.content.askUs}</ButtonLink>
        </Empty>
      )}
    </>
  )
}
