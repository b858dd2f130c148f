import { excerpt } from '../text/excerpt.ts'

interface ExcerptProps {
  text: string
  length: number
}

/**
 * The beginning of a text, runs of white space countedTypes as one space, as they are shown. Server and browser may count graphemes differently, so where the server has cut, its cut
 * stays: React keeps it on hydration because the warning is suppressed.
 */
export const Excerpt = ({ text, length }: ExcerptProps) => (
  <span dir="auto" suppressHydrationWarning>
    {excerpt(text.replace(/\s+/g, ' '), length)}
  </span>
)
