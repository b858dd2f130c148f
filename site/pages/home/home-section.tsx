import { ArrowRight } from '../../ui/icons/arrow-right.ts'
import { type ReactNode, useId } from 'react'

import { useWords } from '../../language/use-language.ts'
import { ButtonLink } from '../../ui/button.tsx'

interface HomeSectionProps {
  title: string
  to: string
  /** Without the tinted background. */
  isPlain?: boolean
  children: ReactNode
}

/** A section of the home page with a link to the full list. */
export function HomeSection({ title, to, isPlain = false, children }: HomeSectionProps) {
  const id = useId()
  const { viewAll } = useWords().home
  return (
    <section aria-labelledby={id} className={isPlain ? 'later' : 'later bg-mist'}>
      <div className="page section">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
          <h2 id={id} className="marked">
            {title}
          </h2>
          <ButtonLink to={to} variant="secondary" aria-describedby={id}>
            {viewAll}
            <ArrowRight aria-hidden className="arrow size-4" />
          </ButtonLink>
        </div>
        {children}
      </div>
    </section>
  )
}
