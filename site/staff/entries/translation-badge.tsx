import type { ReactNode } from 'react'

import type { Language } from '#contract/languages.ts'
import type { TranslationState } from '#contract/translation.ts'
import { useStaffWords } from '../language/staff-language.ts'

/** A badge beside an entry's title for an incomplete translation. */
export const TranslationBadge = ({ state }: { state: TranslationState }) => (
  <Badge>{useStaffWords().translation[state]}</Badge>
)

/** A badge beside the title of an entry that has one in this language alone. */
export const OnlyBadge = ({ language }: { language: Language }) => (
  <Badge>{useStaffWords().translation.only[language]}</Badge>
)

const Badge = ({ children }: { children: ReactNode }) => (
  <span className="inline-block rounded-full bg-mist px-2.5 py-0.5 text-note whitespace-nowrap text-soft">
    {children}
  </span>
)
