import type { Language } from '#contract/languages.ts'
import type { TranslationState } from '#contract/translation.ts'
import { useStaffWords } from '../language/staff-language.ts'
import { Badge } from '../writing/state-badge.tsx'

const LOOK = 'bg-mist text-soft'

/** A badge beside an entry's title for an incomplete translation. */
export const TranslationBadge = ({ state }: { state: TranslationState }) => (
  <Badge look={LOOK}>{useStaffWords().translation[state]}</Badge>
)

/** A badge beside the title of an entry that has one in this language alone. */
export const OnlyBadge = ({ language }: { language: Language }) => (
  <Badge look={LOOK}>{useStaffWords().translation.only[language]}</Badge>
)
