import { readableColours } from '../text/author-colours.ts'

interface RichTextProps {
  /** Sanitized HTML (text/safe-html.ts). */
  html: string
  className?: string
}

/** A description's rich text. */
export const RichText = ({ html, className = '' }: RichTextProps) => (
  <div dir="auto" className={`rich-text ${className}`} dangerouslySetInnerHTML={{ __html: readableColours(html) }} />
)
