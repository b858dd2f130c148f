import { LoaderCircle } from './icons/loader-circle.ts'

import { useWords } from '../language/use-language.ts'

/** A loading indicator. */
export const Spinner = () => (
  <div role="status" className="flex min-h-64 items-center justify-center">
    <LoaderCircle aria-hidden className="size-9 animate-[turn_900ms_linear_infinite] text-brand" />
    <span className="sr-only">{useWords().ui.loading}</span>
  </div>
)
