import { useAtomValue } from 'jotai'
import { Globe } from '../../ui/icons/globe.ts'
import type { Icon } from '../../ui/icons/icon.ts'
import { PanelsTopLeft } from '../../ui/icons/panels-top-left.ts'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { useLocation } from 'react-router-dom'

import { Logo } from '../../layout/logo.tsx'
import { isEditorAtom } from '../../state/session.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import { pathIn } from '#contract/language-path.ts'
import { useStaffLanguage, useStaffWords } from '../language/staff-language.ts'
import { accountNavigation, type StaffEntry, staffNavigation, isCurrent } from './sidebar-entries.ts'
import { DeskBadge } from './desk-badge.tsx'
import { SignedIn } from './signed-in.tsx'
import { Link } from '../../ui/link.tsx'

const row =
  'staff-entry flex items-center gap-3 rounded-card px-3 text-small font-medium hover:bg-paper hover:text-brand aria-[current]:bg-paper aria-[current]:font-semibold aria-[current]:text-brand'

/** The content of the sidebar and the drawer. */
export function Sidebar({ children }: { children?: ReactNode }) {
  const { tag, staff } = useStaffLanguage()
  const words = staff.layout
  return (
    <div className="flex min-h-full flex-col gap-4 p-4 tall:h-full tall:gap-2 tall:py-2.5">
      {/* The firm's name is loaded in the default language, whatever the language of the screens. */}
      <div lang={DEFAULT_LANGUAGE} className="px-2">
        <Logo />
      </div>
      {children}
      {/* Scrolls by itself where the window is high enough, so that those who are signed in and the logout stay in view. */}
      <div className="flex flex-col gap-4 tall:-mx-4 tall:min-h-0 tall:gap-1.5 tall:overflow-y-auto tall:px-4 edge-fade">
        <nav aria-label={words.administration}>
          <Entries entries={staffNavigation} />
        </nav>
        <nav aria-label={words.accounts} className="border-t border-line pt-4 tall:pt-1.5">
          <Entries entries={accountNavigation} />
        </nav>
      </div>
      <nav aria-label={words.elsewhere} className="mt-auto border-t border-line pt-1.5">
        {/* Beside each other where both have room. */}
        <ul className="flex flex-wrap">
          <li className="grow">
            {/* The visitors' pages in the language of the screens. */}
            <a href={pathIn(tag, '/')} className={`${row} gap-1.5! px-2!`}>
              <Globe aria-hidden className="size-4 shrink-0" />
              {words.site}
            </a>
          </li>
          <li className="grow">
            {/* Not a page of this app. */}
            <a href="/admin" title={words.panelNote} className={`${row} gap-1.5! px-2!`}>
              <PanelsTopLeft aria-hidden className="size-4 shrink-0" />
              {words.panel}
            </a>
          </li>
        </ul>
      </nav>
      <SignedIn />
    </div>
  )
}

function Entries({ entries }: { entries: readonly StaffEntry[] }) {
  const id = useId()
  const { pathname } = useLocation()
  const words = useStaffWords()
  const isEditor = useAtomValue(isEditorAtom)
  const shown = entries.filter(({ forAdministrators }) => !(forAdministrators && isEditor))
  return (
    <ul className="flex flex-col gap-0.5 nav:pointer-fine:gap-0">
      {shown.map((entry) => (
        <li key={entry.path}>
          <Link
            to={entry.path}
            aria-describedby={entry.note && id + entry.path}
            {...(isCurrent(entry, pathname) && current)}
            className={row}
          >
            <Labelled icon={entry.icon} label={entry.label(words)} note={entry.note?.(words)} noteId={id + entry.path}>
              {entry.path === '/inquiry-list' && <DeskBadge />}
            </Labelled>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Scrolls the sidebar to its current entry; does nothing in a drawer that is about to open at its top. */
const current: ComponentProps<'a'> = {
  'aria-current': 'page',
  ref: (link) => link?.scrollIntoView({ block: 'nearest' }),
}

interface LabelledProps {
  icon: Icon
  label: string
  /** An explanation of the screen, where the label does not say enough. */
  note?: string | undefined
  noteId?: string
  /** What is beside the label, or below it where there is no room. */
  children?: ReactNode
}

const Labelled = ({ icon: Icon, label, note, noteId, children }: LabelledProps) => (
  <>
    <Icon aria-hidden className="size-5 shrink-0" />
    <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-2">
      <span>{label}</span>
      {/* Describes the link, and is no part of its name. */}
      {note && (
        <span id={noteId} aria-hidden className="text-note font-normal text-soft">
          {note}
        </span>
      )}
      {children}
    </span>
  </>
)
