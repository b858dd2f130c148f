import { ExternalLink } from '../ui/icons/external-link.ts'
import { Menu } from '../ui/icons/menu.ts'
import { Search } from '../ui/icons/search.ts'
import { X } from '../ui/icons/x.ts'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

import { langOf } from '../language/fell-back.ts'
import { useLanguage } from '../language/use-language.ts'
import { useSiteContent } from '../state/site-content.ts'
import { FallbackMark } from '../ui/fallback-mark.tsx'
import { Account } from './account.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { currentOf, navigation } from './site-navigation.ts'
import { Link } from '../ui/link.tsx'

/** The top bar and the sticky navigation. */
export const Header = ({ here }: { here: string }) => (
  // `contents`, or the sticky navigation would scroll away with the header's box.
  <header className="contents">
    <TopBar here={here} />
    <div className="menu-bar sticky top-0 z-20 border-b border-line bg-paper">
      <NavigationBar />
    </div>
  </header>
)

/** The ring of focus is inside, where neither the window nor the navigation cuts it off. */
const topLink =
  'flex min-h-11 items-center gap-1.5 px-2 font-semibold underline-offset-4 -outline-offset-3 hover:underline'

function TopBar({ here }: { here: string }) {
  const site = useSiteContent()
  const { topBarText, productLink } = site
  return (
    <div className="no-print bg-glow text-note text-ink">
      <div className="page flex flex-wrap items-center justify-between gap-x-6 max-sm:pt-1.5">
        <p>
          <span lang={langOf(site, 'topBarText')}>{topBarText}</span> <FallbackMark lang={langOf(site, 'topBarText')} />
        </p>
        <div className="-mx-2 flex gap-x-2">
          <LanguageSwitch here={here} className={topLink} />
          {productLink && (
            <a
              href={productLink.url}
              lang={langOf(site, 'productLink.label')}
              target="_blank"
              rel="noopener noreferrer"
              className={topLink}
            >
              {productLink.label}
              <ExternalLink aria-hidden className="size-3.5" />
            </a>
          )}
        </div>
      </div>
    </div>
  )
}

function NavigationBar() {
  const { pathname } = useLocation()
  const { tag, words } = useLanguage()
  // The path that the menu was opened on; any navigation closes it.
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === pathname
  const close = () => setOpenAt(undefined)
  const toggle = useRef<HTMLButtonElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    close()
    // The link that had the focus is hidden.
    toggle.current?.focus()
  }
  const entries: { label: string; path: string; className?: string }[] = [
    ...navigation.map(({ label, path }) => ({ label: label[tag], path })),
    // The narrowest screens have no room for it in the bar.
    { label: words.pages.search.title, path: '/search', className: 'min-[22.5rem]:hidden' },
  ]
  return (
    <div className="page flex flex-wrap items-center justify-between gap-x-2 gap-y-2 py-2 nav:flex-nowrap nav:gap-x-6">
      <div className="site-name">
        <Logo />
      </div>
      <div className="site-tools flex items-center">
        <Link
          to="/search"
          aria-keyshortcuts="/"
          className="hidden size-11 items-center justify-center text-soft hover:text-brand min-[22.5rem]:flex"
        >
          <Search aria-hidden className="size-5" />
          <span className="sr-only">{words.pages.search.title}</span>
        </Link>
        {/* As wide while signed in, which is known only later. */}
        <div className="flex min-w-[86px] justify-end">
          <Account />
        </div>
        <button
          ref={toggle}
          type="button"
          aria-expanded={isOpen}
          aria-controls="site-menu"
          aria-label={words.layout.menu}
          onClick={() => setOpenAt(isOpen ? undefined : pathname)}
          onKeyDown={onKeyDown}
          className="needs-script flex size-11 items-center justify-center nav:hidden"
        >
          {isOpen ? <X aria-hidden /> : <Menu aria-hidden />}
        </button>
      </div>
      <nav id="site-menu" aria-label={words.layout.navigation} data-open={isOpen} className="site-menu">
        <ul className="flex flex-col nav:flex-row nav:gap-1">
          {entries.map(({ label, path, className }) => (
            <li key={path} className={className}>
              <Link
                to={path}
                aria-current={currentOf(path, pathname)}
                onClick={close}
                onKeyDown={onKeyDown}
                className="group flex min-h-11 items-center border-t border-line font-medium hover:text-brand aria-[current]:text-brand nav:border-0 nav:px-2.5 nav:text-small"
              >
                <span className="border-b-2 border-transparent py-1 group-aria-[current]:border-marigold forced-colors:border-[Canvas] forced-colors:group-aria-[current]:border-[Highlight]">
                  {label}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
