import type { Language } from '#contract/languages.ts'
import { useLanguage } from '../language/use-language.ts'
import { hasUnsavedForms } from '../state/unsaved-forms.ts'
import { useIsInBrowser } from '../ui/use-is-in-browser.ts'

const texts: Readonly<Record<Language, string>> = {
  en: 'What was not saved is kept in this browser, and offered to its writer after the login.',
  ne: 'सेभ नभएको पाठ यही ब्राउजरमा छ, र लग इन गरेपछि लेख्ने व्यक्तिलाई फेरि देखाइन्छ।',
}

/** Says at the login that what was being written when the session ended is not lost. */
export default function UnsavedNote() {
  const { tag } = useLanguage()
  // The server does not know the browser's storage.
  const isInBrowser = useIsInBrowser()
  return (
    isInBrowser &&
    hasUnsavedForms() && <p className="mb-5 rounded-card border border-line bg-glow p-4 text-small">{texts[tag]}</p>
  )
}
