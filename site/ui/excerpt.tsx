import { excerpt } from '../text/excerpt.ts'

interface ExcerptProps {
  text: string
  length: number
  /** The text's own language, if it is not the page's. */
  lang?: string | undefined
}

/**
 * The beginning of a text, with white space collapsed. Graphemes may be counted differently in the browser, so the
 * server's cut is kept on hydration (suppressHydrationWarning).
 */
export const Excerpt = ({ text, length, lang }: ExcerptProps) => (
  <span dir="auto" lang={lang} suppressHydrationWarning>
    {excerpt(text.replace(/\s+/g, ' '), length)}
  </span>
)
