import { useState } from 'react'

import type { FieldError } from '#contract/failure.ts'
import type { Language } from '#contract/languages.ts'
import { splitName } from './languages.ts'

/** Shows the language of the first error, unless the one that is shown has an error, too. */
export function useErrorTab(errors: readonly FieldError[], shown: Language, show: (language: Language) => void): void {
  const [seen, setSeen] = useState(errors)
  if (seen === errors) return
  setSeen(errors)
  const languages = errors.map(({ field }) => splitName(field).language)
  const [first] = languages
  if (first && !languages.includes(shown)) show(first)
}
