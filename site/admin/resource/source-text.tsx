import { useMemo, useState } from 'react'

import { plainText } from '#contract/plain-text.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import { useStaffWords } from '../language/staff-language.ts'

/** The end of what is a line of its own. */
const LINE_END = /<\/(?:p|h[1-6]|li|blockquote|figure)>|<br\b[^>]*>/gi

/** The lines of a rich text without its formatting. */
const linesOf = (html: string): string[] => html.split(LINE_END).flatMap((line) => plainText(line) || [])

interface SourceTextProps {
  label: string
  html: string
  /** Whether it is there to be translated: then it is open from the start. */
  isWanted: boolean
}

/** The formatted text that is to be translated, below the field of the translation. */
export function SourceText({ label, html, isWanted }: SourceTextProps) {
  const words = useStaffWords().translation
  const title = words.source(label, words.languages[DEFAULT_LANGUAGE])
  const [isOpen, setIsOpen] = useState(isWanted)
  const lines = useMemo(() => linesOf(html), [html])
  if (lines.length === 0) return null
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)} className="mt-2 text-small">
      <summary className="link min-h-11 w-fit cursor-pointer py-2.5">{title}</summary>
      <div
        role="group"
        aria-label={title}
        // Scrolls, so it takes the keys that scroll.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        dir="auto"
        lang={DEFAULT_LANGUAGE}
        className="flex max-h-80 flex-col gap-2 overflow-y-auto rounded-card bg-mist p-4 text-soft wrap-anywhere"
      >
        {lines.map((line, index) => (
          // Lines have no identity but their place.
          // eslint-disable-next-line react/no-array-index-key
          <p key={index}>{line}</p>
        ))}
      </div>
    </details>
  )
}
