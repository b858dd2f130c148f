import { readableColours } from '../text/author-colours.ts'

interface RichTextProps {
  /** Safe HTML: from the server's own rendering, or cleaned when it was fetched (text/safe-html.ts). */
  html: string
  className?: string
}

/** A description as its author set it. */
export const RichText = ({ html, className = '' }: RichTextProps) => (
  <div dir="auto" className={`rich-text ${className}`} dangerouslySetInnerHTML={{ __html: readableColours(html) }} />
)
