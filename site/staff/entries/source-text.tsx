import { useEffect, useState } from 'react'

import { plainText } from '#contract/plain-text.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import { readableColours } from '../../text/author-colours.ts'
import { safeHtml } from '../../text/safe-html.ts'
import { scrollingTables } from '../../text/scrolling-tables.ts'
import { Button } from '../../ui/button.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { useStaffWords } from '../language/staff-language.ts'

export interface SourceTextProps {
  label: string
  html: string
  /** Whether it is there to be translated: then it is open from the start. */
  isWanted: boolean
  /** Begins the translation with a copy of it. */
  onCopy: (() => void) | undefined
}

/** The formatted text that is to be translated, below the field of the translation. */
export default function SourceText({ label, html, isWanted, onCopy }: SourceTextProps) {
  const words = useStaffWords().translation
  const language = words.languages[DEFAULT_LANGUAGE]
  const title = words.source(label, language)
  const [isOpen, setIsOpen] = useState(isWanted)
  const plain = plainText(html)
  if (plain === '' && !html.includes('<img')) return null
  return (
    <div className="mt-2 text-small">
      {onCopy && !hasPending(html) && (
        <Button variant="secondary" onClick={onCopy}>
          {words.startFrom(language)}
        </Button>
      )}
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className="link min-h-11 w-fit cursor-pointer py-2.5">{title}</summary>
        <div
          role="group"
          aria-label={title}
          // Scrolls, so it takes the keys that scroll.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="max-h-80 overflow-y-auto rounded-card bg-mist p-4 wrap-anywhere"
        >
          {isOpen && <Formatted html={html} plain={plain} />}
        </div>
      </details>
    </div>
  )
}

/** Whether a picture is still on its way to the library: a copy would keep the id that only the original gets replaced. */
const hasPending = (html: string): boolean => /<img(?![^>]*\ssrc=)/.test(html)

/** The text as its page shows it, or plain as long as DOMPurify is not there. */
function Formatted({ html, plain }: { html: string; plain: string }) {
  const [shown, setShown] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    shownHtml(html).then(
      (safe) => isCurrent && setShown(safe),
      () => isCurrent && setShown(undefined),
    )
    return () => {
      isCurrent = false
    }
  }, [html])
  return shown === undefined ? (
    <p dir="auto" lang={DEFAULT_LANGUAGE}>
      {plain}
    </p>
  ) : (
    <RichText html={shown} lang={DEFAULT_LANGUAGE} />
  )
}

/** Links open beside the form, which a click would leave. They are changed before they are sanitized, never after. */
const shownHtml = async (html: string): Promise<string> =>
  scrollingTables(
    readableColours(await safeHtml(html.replace(/<a(?=[\s>])/gi, '<a target="_blank" rel="noopener noreferrer"'))),
  )
