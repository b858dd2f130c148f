import type { ResourceName } from '#contract/index.ts'
import { FOUND_PAGE, type FoundPart } from '#contract/search.ts'
import { useLanguage } from '../../language/use-language.ts'
import { Link } from '../../ui/link.tsx'
import { foundWords } from './words.ts'

export interface ResultPagerProps {
  type: ResourceName
  label: string
  total: number
  /** The part that is shown. */
  part: FoundPart
  /** The path of another part. */
  pathOf: (part: FoundPart) => string
}

/** From the first entries that are found of a type to all of them, and from page to page of these; past the last it says so. */
export default function ResultPager({ type, label, total, part, pathOf }: ResultPagerProps) {
  const { tag, words, number } = useLanguage()
  const texts = foundWords[tag]
  const last = Math.ceil(total / FOUND_PAGE)
  const isPast = part.page > last
  const step = (page: number, text: string) => (
    <Link to={pathOf({ type, page })} className="link inline-flex min-h-11 items-center">
      {text}
    </Link>
  )
  return (
    <>
      {isPast && <p>{texts.noMore}</p>}
      <p className="mt-3 flex gap-6 text-small">
        {part.type === '' ? (
          step(1, texts.all(label, number(total)))
        ) : (
          <>
            {isPast && step(1, texts.first)}
            {part.page > 1 && last > (isPast ? 1 : 0) && step(Math.min(part.page - 1, last), words.ui.previousPage)}
            {part.page < last && step(part.page + 1, words.ui.nextPage)}
          </>
        )}
      </p>
    </>
  )
}
