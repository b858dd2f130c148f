import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

import { contactPath } from '#contract/contact-path.ts'
import { pathIn } from '#contract/language-path.ts'
import { useLanguage } from '../language/use-language.ts'
import { missedWords } from '../text/words-of-missed-path.ts'
import { SearchForm } from '../ui/search-form.tsx'
import { FormAndContactLinks } from './contact-links.tsx'

/** What a page that is not found offers: the search, the form, the telephone and the chats. */
export default function NotFoundActions() {
  const { tag, words } = useLanguage()
  const { pathname } = useLocation()
  const input = useRef<HTMLInputElement>(null)
  // Only in the browser: the server's page is the same for many paths.
  useEffect(() => {
    if (input.current?.value === '') input.current.value = missedWords(pathname)
  }, [pathname])
  return (
    <>
      <SearchForm
        ref={input}
        action={pathIn(tag, '/search')}
        label={words.search.label}
        submit={words.search.submit}
        variant="secondary"
        className="w-full text-left"
      />
      <FormAndContactLinks
        form={contactPath()}
        ask={words.content.askUs}
        variant="secondary"
        className="justify-center"
      />
    </>
  )
}
