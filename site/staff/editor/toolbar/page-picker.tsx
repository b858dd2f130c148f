import { useAtomValue } from 'jotai'
import { useEffect, useId, useState } from 'react'

import { useStaffWords } from '../../language/staff-language.ts'
import { apiAtom } from '../../../state/api-atom.ts'
import { findPages, type SitePage } from './find-pages.ts'

const PAUSE_MS = 200

type Found = { query: string; pages: readonly SitePage[] } | undefined

/** Finds a page of this site by its title. Entries that are given another address later lead on from this one. */
export function PagePicker({ onPick }: { onPick: (page: SitePage) => void }) {
  const id = useId()
  const api = useAtomValue(apiAtom)
  const staff = useStaffWords()
  const words = staff.editor.link
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<Found>()
  const query = typed.trim()
  useEffect(() => {
    if (query === '') return undefined
    let isCurrent = true
    const find = async () => {
      const pages = await findPages(api, query, staff).catch((): SitePage[] => [])
      if (isCurrent) setFound({ query, pages })
    }
    const timer = setTimeout(() => void find(), PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [api, query, staff])
  const pages = query === '' ? [] : (found?.pages ?? [])
  return (
    <div>
      <label htmlFor={id} className="text-small font-semibold">
        {words.pageOfSite}
      </label>
      <input
        id={id}
        type="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        // Enter would submit the surrounding form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        autoComplete="off"
        placeholder={words.pageTitle}
        className="mt-1.5 min-h-11 w-full rounded-card border border-field bg-paper px-3.5 py-2 text-ink placeholder:text-soft focus-visible:border-brand"
      />
      <ul aria-label={words.pagesFound} className="mt-1 max-h-56 overflow-y-auto">
        {pages.map((page) => (
          <li key={page.path}>
            <button
              type="button"
              onClick={() => {
                setTyped('')
                onPick(page)
              }}
              className="flex min-h-11 w-full items-center justify-between gap-3 rounded-card px-2 text-left text-small hover:bg-mist"
            >
              <span dir="auto" className="clamp-2 min-w-0">
                {page.title}
              </span>{' '}
              <span className="shrink-0 text-note text-soft">{page.kind}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-note text-soft">
        {query !== '' && found?.query === query && pages.length === 0 ? words.noPage : ''}
      </p>
    </div>
  )
}
