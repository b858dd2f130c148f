import { ArrowRight } from './icons/arrow-right.ts'
import type { ReactNode } from 'react'
import { Link } from './link.tsx'

interface CardProps {
  picture: ReactNode
  title: ReactNode
  /** The heading's level on the page. */
  level?: 2 | 3
  text: ReactNode
  to: string
  link: string
  note?: ReactNode
}

/** A card with a picture, title, text and one link that covers the whole card. */
export function Card({ picture, title, level = 3, text, to, link, note }: CardProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-paper transition-colors duration-150 ease-out has-[a:hover]:border-brand">
      {picture}
      <div className="flex grow flex-col gap-3 p-6">
        {note && <p className="text-note text-soft">{note}</p>}
        <Heading className="clamp-2 text-h3">{title}</Heading>
        <p className="grow text-small text-soft">{text}</p>
        <Link
          to={to}
          className="-mb-2.5 inline-flex min-h-11 items-center gap-2 self-start text-small font-semibold text-brand after:absolute after:inset-0 after:rounded-card"
        >
          {link}
          {/* Links need distinct names, since screen readers and search engines list them without context. */}
          <span className="sr-only">: {title}</span>
          <ArrowRight aria-hidden className="arrow size-4" />
        </Link>
      </div>
    </article>
  )
}

/** A grid of cards in one, two or three columns. */
export const CardGrid = ({ children }: { children: ReactNode }) => (
  <ul className="cards grid gap-6 sm:grid-cols-2 lg:grid-cols-3">{children}</ul>
)
