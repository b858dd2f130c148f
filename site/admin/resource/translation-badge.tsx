import type { TranslationState } from '#contract/translation.ts'
import { useStaffWords } from '../language/staff-language.ts'

/** A badge beside an entry's title for an incomplete translation. */
export const TranslationBadge = ({ state }: { state: TranslationState }) => (
  <span className="inline-block rounded-full bg-mist px-2.5 py-0.5 text-note whitespace-nowrap text-soft">
    {useStaffWords().translation[state]}
  </span>
)
