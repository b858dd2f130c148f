import { useId, useState } from 'react'

import type { Language } from '#contract/languages.ts'
import type { FeatureCard } from '#contract/site-content.ts'
import { langOf } from '../language/fell-back.ts'
import { useWords } from '../language/use-language.ts'
import { useSiteContent } from '../state/site-content.ts'
import { FallbackMark } from '../ui/fallback-mark.tsx'
import { Excerpt } from '../ui/excerpt.tsx'
import { Drawing } from '../ui/drawing.tsx'

const COLLAPSED = 90

/** The feature cards, each with an expandable text. */
export function FeatureCards() {
  const site = useSiteContent()
  return (
    <ul className="grid items-start gap-6 md:grid-cols-3">
      {site.featureCards.map((card, index) => (
        <li key={`${index} ${card.title}`}>
          <Feature
            {...card}
            titleLang={langOf(site, `featureCards.${index}.title`)}
            textLang={langOf(site, `featureCards.${index}.text`)}
          />
        </li>
      ))}
    </ul>
  )
}

interface FeatureProps extends FeatureCard {
  titleLang: Language | undefined
  textLang: Language | undefined
}

function Feature({ title, text, drawing, titleLang, textLang }: FeatureProps) {
  const words = useWords().content
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <article className="rounded-card border border-line bg-paper p-6">
      <Drawing file="features" name={drawing} viewBox="0 0 300 200" className="mb-6 max-w-52" />
      <h3 id={`${id}title`} lang={titleLang} className="mb-3 text-h3">
        {title}
      </h3>
      <FallbackMark lang={titleLang ?? textLang} className="mb-3" />
      <p id={id} className="needs-script text-small text-soft">
        {isOpen ? (
          <span dir="auto" lang={textLang}>
            {text}
          </span>
        ) : (
          <Excerpt text={text} length={COLLAPSED} lang={textLang} />
        )}
      </p>
      <noscript>
        <p lang={textLang} className="text-small text-soft">
          {text}
        </p>
      </noscript>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-describedby={`${id}title`}
        onClick={() => setIsOpen(!isOpen)}
        className="needs-script mt-2 -mb-2.5 inline-flex min-h-11 items-center text-small font-semibold text-brand hover:underline"
      >
        {isOpen ? words.readLess : words.readMore}
      </button>
    </article>
  )
}
