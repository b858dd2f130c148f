import { useAtomValue } from 'jotai'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import { useLanguage } from '../language/use-language.ts'
import { sessionAtom } from '../state/session.ts'
import { initials } from '../text/initials.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'

const DASHBOARD = '/dashboard'

/** The login button, or the user's initial. Shows the login button until the server has confirmed the session. */
export function Account() {
  const { isLoggedIn, name } = useAtomValue(sessionAtom)
  const { tag, words } = useLanguage()
  if (!isLoggedIn)
    return (
      <ButtonLink to="/login" variant="secondary">
        {words.layout.login}
      </ButtonLink>
    )
  const className =
    'flex size-11 items-center justify-center rounded-full bg-brand font-semibold text-on-brand hover:bg-brand-strong'
  const content = (
    <>
      <span aria-hidden>{initials(name, 1) || initials(words.content.author, 1)}</span>
      <span className="sr-only">{words.layout.dashboard(name)}</span>
    </>
  )
  // The staff's screens are outside the pages of other languages.
  return tag === DEFAULT_LANGUAGE ? (
    <Link to={DASHBOARD} className={className}>
      {content}
    </Link>
  ) : (
    <a href={DASHBOARD} className={className}>
      {content}
    </a>
  )
}
