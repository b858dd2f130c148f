import { ChevronLeft } from './icons/chevron-left.ts'
import { ChevronRight } from './icons/chevron-right.ts'
import type { ReactNode } from 'react'
import { Link } from './link.tsx'

import { useLanguage } from '../language/use-language.ts'

interface PaginationProps {
  page: number
  pages: number
  href: (page: number) => string
}

const box = 'flex size-11 items-center justify-center rounded-card border tabular-nums'

/** Links to the pages of a long list: the first, the last, and those around the current one. */
export function Pagination({ page, pages, href }: PaginationProps) {
  const { words, number } = useLanguage()
  const texts = words.ui
  if (pages <= 1) return null
  return (
    <nav aria-label={texts.pages} className="mt-12">
      <ul className="flex flex-wrap items-center gap-2">
        {page > 1 && (
          <Step to={href(Math.min(page - 1, pages))} label={texts.previousPage}>
            <ChevronLeft aria-hidden className="size-5" />
          </Step>
        )}
        {pagesShown(page, pages).map((shown, index) =>
          shown === null ? (
            <li key={`gap${index}`} aria-hidden className="px-1 text-soft">
              …
            </li>
          ) : (
            <li key={shown}>
              <Link
                to={href(shown)}
                aria-label={texts.page(number(shown))}
                aria-current={shown === page ? 'page' : undefined}
                className={`${box} border-line hover:border-brand aria-[current]:border-brand aria-[current]:bg-brand aria-[current]:font-semibold aria-[current]:text-on-brand`}
              >
                {number(shown)}
              </Link>
            </li>
          ),
        )}
        {page < pages && (
          <Step to={href(page + 1)} label={texts.nextPage}>
            <ChevronRight aria-hidden className="size-5" />
          </Step>
        )}
      </ul>
    </nav>
  )
}

const Step = ({ to, label, children }: { to: string; label: string; children: ReactNode }) => (
  <li>
    <Link to={to} aria-label={label} className={`${box} border-line hover:border-brand`}>
      {children}
    </Link>
  </li>
)

/** The page numbers to show; null represents a gap. */
export function pagesShown(page: number, pages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const numbers = [...new Set(wanted)].sort((a, b) => a - b)
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1]
    return before !== undefined && number - before > 1 ? [null, number] : [number]
  })
}
