import { ButtonLink } from '../ui/button.tsx'
import { Drawing } from '../ui/drawing.tsx'

/** Shown at URLs that no page or entry has. */
export const NotFoundMessage = () => (
  <div className="page section flex flex-col items-center gap-6 text-center">
    <Drawing name="not-found" viewBox="0 0 560 420" className="max-w-md" />
    <h1 className="text-h2">Sorry, we couldn't find this page</h1>
    <p className="max-w-md text-balance text-soft">It may have moved, or the address has a slip of the pen.</p>
    <ButtonLink to="/">Back to homepage</ButtonLink>
  </div>
)
