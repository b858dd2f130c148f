import { excerpt } from '../text/excerpt.ts'

interface CutProps {
  text: string
  length: number
}

/**
 * The beginning of a text. Server and browser may count graphemes differently, so where the server has cut, its cut
 * stays: React keeps it on hydration because the warning is suppressed.
 */
export const Cut = ({ text, length }: CutProps) => (
  <span dir="auto" suppressHydrationWarning>
    {excerpt(text, length)}
  </span>
)
