import { useWords } from '../language/use-language.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Drawing } from '../ui/drawing.tsx'
import { laterPart } from '../ui/lazy-part.tsx'

const NotFoundActions = laterPart<object>(() => import('./not-found-actions.tsx'))

/** Shown at URLs that no page or entry has. */
export function NotFoundMessage() {
  const { title, text, home } = useWords().pages.notFound
  return (
    <div className="page section flex flex-col items-center gap-6 text-center">
      <Drawing file="not-found" viewBox="0 0 560 420" className="max-w-md" />
      <h1 className="text-h2">{title}</h1>
      <p className="max-w-md text-balance text-soft">{text}</p>
      <ButtonLink to="/">{home}</ButtonLink>
      <NotFoundActions />
    </div>
  )
}
