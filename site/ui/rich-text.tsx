interface RichTextProps {
  /** Sanitized HTML, as pages show it (state/sanitize-entity.ts). */
  html: string
  /** The text's own language, if it is not the page's. */
  lang?: string | undefined
  className?: string
}

/** A description's rich text. */
export const RichText = ({ html, lang, className = '' }: RichTextProps) => (
  <div dir="auto" lang={lang} className={`rich-text ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
)
