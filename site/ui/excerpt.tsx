import { excerpt } from '../text/excerpt.ts'

interface CutProps {
  text: string
  length: number
}

/**
 * The beginning of a text, runs of white space counted as one space, as they are shown. Server and browser may count graphemes differently, so where the server has cut, its cut
 * stays: React keeps it on hydration because the warning is suppressed.
 */
export const Cut = ({ text, length }: CutProps) => (
  <span dir="auto" suppressHydrationWarning>
    {excerpt(text.replace(/\s+/g, ' '), length)}
  </span>
)
