import { postWords } from '../language/post-words.ts'
import { useLanguage } from '../language/use-language.ts'
import { headingsOf } from '../text/listed-headings.ts'

export interface ContentsProps {
  /** The text, as pages show it. */
  html: string
}

/** A text with fewer headings is overlooked at a glance. */
const LEAST_HEADINGS = 3

/** The headings of a long text, each as a link to it. */
export default function Contents({ html }: ContentsProps) {
  const { tag } = useLanguage()
  const headings = headingsOf(html)
  if (headings.length < LEAST_HEADINGS) return null
  return (
    <nav aria-labelledby="contents" className="mb-8 max-w-text rounded-card border border-line bg-mist px-5 py-4">
      <p id="contents" className="font-semibold">
        {postWords[tag].contents}
      </p>
      <ul className="mt-2 text-small">
        {headings.map(({ id, level, text }) => (
          <li key={id} className={level === 3 ? 'ps-5' : undefined}>
            <a
              href={`#${id}`}
              dir="auto"
              className="block py-1.5 wrap-anywhere text-soft hover:text-brand hover:underline"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
