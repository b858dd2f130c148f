import { ArrowRight } from '../../ui/icons/arrow-right.ts'
import { type ReactNode, useId } from 'react'

import { useWords } from '../../language/use-language.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Loaded, type LoadedProps } from '../../ui/loaded.tsx'

interface HomeListProps {
  list: Omit<LoadedProps, 'children'> & { items: readonly unknown[] }
  /** What an empty list says. */
  empty: string
  children: ReactNode
}

/** A list of the home page; a line where it is empty. */
export const HomeList = ({ list, empty, children }: HomeListProps) => (
  <Loaded {...list}>
    {list.items.length > 0 ? children : <p className="rounded-card border border-line bg-paper p-6">{empty}</p>}
  </Loaded>
)

interface HomeSectionProps extends HomeListProps {
  title: string
  to: string
  /** Without the tinted background. */
  isPlain?: boolean
}

/** A section of the home page with a link to the full list, unless that is known to be empty. */
export function HomeSection({ title, to, isPlain = false, ...shown }: HomeSectionProps) {
  const id = useId()
  const { viewAll } = useWords().home
  return (
    <section aria-labelledby={id} className={isPlain ? 'later' : 'later bg-mist'}>
      <div className="page section">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
          <h2 id={id} className="marked max-sm:w-full">
            {title}
          </h2>
          {(shown.list.items.length > 0 || shown.list.status !== 'success') && (
            <ButtonLink to={to} variant="secondary" aria-describedby={id}>
              {viewAll}
              <ArrowRight aria-hidden className="arrow size-4" />
            </ButtonLink>
          )}
        </div>
        <HomeList {...shown} />
      </div>
    </section>
  )
}
