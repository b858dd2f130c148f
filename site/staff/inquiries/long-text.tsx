import { useState } from 'react'

import { useStaffWords } from '../language/staff-language.ts'

/** The length of a collapsed text, in characters. */
const SHORT = 160

/** Cut at a space; deterministic on the server and in all browsers. */
const beginningOf = (text: string): string =>
  `${/^[^]{0,160}(?=\s)/u.exec(text)?.[0] ?? [...text].slice(0, SHORT).join('')}…`

/** A text with line breaks; long ones are collapsed. */
export function LongText({ text }: { text: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const { more, less } = useStaffWords().desk
  if (text.length <= SHORT) return <Lines text={text} />
  return (
    <>
      <Lines text={isOpen ? text : beginningOf(text)} />
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="link min-h-11 font-semibold"
      >
        {isOpen ? less : more}
      </button>
    </>
  )
}

const Lines = ({ text }: { text: string }) => (
  <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere sm:min-w-40">
    {text}
  </p>
)
