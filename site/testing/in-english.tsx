import { render } from '@testing-library/react'
import type { ReactNode } from 'react'

import { loadLanguage } from '../language/load-language.ts'
import { LanguageContext } from '../language/use-language.ts'

/** Renders a piece of the interface alone, in English. */
export async function renderInEnglish(ui: ReactNode) {
  const language = await loadLanguage('en')
  return render(<LanguageContext value={language}>{ui}</LanguageContext>)
}
