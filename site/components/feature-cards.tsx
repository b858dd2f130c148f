import { useId, useState } from 'react'

import type { FeatureCard } from '#contract/site-content.ts'
import { useSiteContent } from '../state/site-content.ts'
import { Excerpt } from '../ui/excerpt.tsx'
import { Drawing } from '../ui/drawing.tsx'

const COLLAPSED = 90

/** The feature cards, each with an expandable text. */
export function FeatureCards() {
  const { featureCards } = useSiteContent()
  return (
    <ul className="grid items-start gap-6 md:grid-cols-3">
      {featureCards.map((card, index) => (
        <li key={`${index} ${card.title}`}>
          <Feature {...card} />
        </li>
      ))}
    </ul>
  )
}

function Feature({ title, text, drawing }: FeatureCard) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <article className="rounded-card border border-line bg-paper p-6">
      <Drawing name={drawing} viewBox="0 0 300 200" className="mb-6 max-w-52" />
      <h3 id={`${id}title`} className="mb-3 text-h3">
        {title}
      </h3>
      <p id={id} className="needs-script text-small text-soft">
        {isOpen ? <span dir="auto">{text}</span> : <Excerpt text={text} length={COLLAPSED} />}
      </p>
      <noscript>
        <p className="text-small text-soft">{text}</p>
      </noscript>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-describedby={`${id}title`}
        onClick={() => setIsOpen(!isOpen)}
        className="needs-script mt-2 inline-flex min-h-11 items-center text-small font-semibold text-brand hover:underline"
      >
        {isOpen ? 'Read less' : 'Read more'}
      </button>
    </article>
  )
}
