import { type ReactNode, useId } from 'react'

import type { Language } from '#contract/languages.ts'
import { Link } from '../../ui/link.tsx'
import { useStaffLanguage } from '../language/staff-language.ts'
import { rows } from '../layout/row-classes.ts'
import { useDashboardWords } from './words.ts'

interface PartProps {
  title: string
  /** Total; hidden if 0 or undefined. */
  count?: number
  /** Additional information in the heading. */
  mark?: ReactNode
  note?: string
  children: ReactNode
}

/** A section of the start page: a heading with the total, and the first rows. */
export function Part({ title, count = 0, mark, note, children }: PartProps) {
  const id = useId()
  const language = useStaffLanguage()
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <div>
        <h2 id={id} className="flex flex-wrap items-baseline gap-x-3 text-h3">
          {title}
          {count > 0 && <span className="text-base font-normal text-soft tabular-nums">{language.count(count)}</span>}
          {mark}
        </h2>
        {note !== undefined && <p className="text-small text-soft">{note}</p>}
      </div>
      {children}
    </section>
  )
}

/** The line below the first rows: how many more there are, and as `children` a link to all. */
export function More({ count, children }: { count: number; children?: ReactNode }) {
  const words = useDashboardWords()
  if (count <= 0 && !children) return null
  return (
    <p className="flex flex-wrap items-center gap-x-5 text-small text-soft">
      {count > 0 && <span>{words.more(count)}</span>}
      {children}
    </p>
  )
}

export const Rows = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul aria-label={label} className={rows}>
    {children}
  </ul>
)

interface RowProps {
  /** The path of the row's screen; undefined if the document is gone. */
  to?: string | undefined
  title: string
  /** The title's language, if it is not a text of the screen. */
  lang?: Language | undefined
  /** The end of the row: a time, a state. */
  mark?: ReactNode
  note?: ReactNode
}

/** A row of the start page, all of which is a link if it has a path. */
export function Row({ to, title, lang, mark, note }: RowProps) {
  const words = useDashboardWords()
  const shown = title || words.untitled
  const text = { dir: 'auto', lang: title === '' ? undefined : lang } as const
  return (
    <li className="relative flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 px-4 py-3 first:rounded-t-card last:rounded-b-card has-[a:hover]:bg-mist">
      <div className="min-w-0 grow basis-48">
        {to === undefined ? (
          <span {...text} className="clamp-2 wrap-anywhere text-soft">
            {shown}
          </span>
        ) : (
          <Link
            to={to}
            {...text}
            className="clamp-2 font-semibold wrap-anywhere after:absolute after:inset-0 after:rounded-card"
          >
            {shown}
          </Link>
        )}
        {note !== undefined && <p className="text-note wrap-anywhere text-soft first-letter:uppercase">{note}</p>}
      </div>
      {mark}
    </li>
  )
}
