import { Globe, type LucideIcon, PanelsTopLeft } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'

import { Logo } from '../../layout/logo.tsx'
import { adminNavigation, isCurrent } from './navigation.ts'
import { SignedIn } from './signed-in.tsx'

const row =
  'flex min-h-11 items-center gap-3 rounded-card px-3 text-small font-medium hover:bg-paper hover:text-brand aria-[current]:bg-paper aria-[current]:font-semibold aria-[current]:text-brand'

/** The content of the sidebar and the drawer. */
export const Sidebar = () => (
  <div className="flex min-h-full flex-col gap-4 p-4">
    <div className="px-2">
      <Logo />
    </div>
    <nav aria-label="Administration">
      <Entries />
    </nav>
    <nav aria-label="Elsewhere" className="border-t border-line pt-4">
      <ul className="flex flex-col gap-0.5">
        <li>
          <Link to="/" className={row}>
            <Labelled icon={Globe} label="Public site" />
          </Link>
        </li>
        <li>
          {/* Not a page of this app. */}
          <a href="/admin" className={row}>
            <Labelled icon={PanelsTopLeft} label="Panel" />
          </a>
        </li>
      </ul>
    </nav>
    <SignedIn />
  </div>
)

function Entries() {
  const { pathname } = useLocation()
  return (
    <ul className="flex flex-col gap-0.5">
      {adminNavigation.map((entry) => (
        <li key={entry.path}>
          <Link
            to={entry.path}
            aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
            className={`${row} relative before:absolute before:inset-y-2 before:left-0 before:w-1 before:rounded-full aria-[current]:before:bg-marigold`}
          >
            <Labelled icon={entry.icon} label={entry.label} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

const Labelled = ({ icon: Icon, label }: { icon: LucideIcon; label: string }) => (
  <>
    <Icon aria-hidden className="size-5 shrink-0" />
    {label}
  </>
)
