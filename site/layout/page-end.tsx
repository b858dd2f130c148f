import { ContactBar } from './contact-bar.tsx'
import { Footer } from './footer.tsx'
import { useSearchKey } from './use-search-key.ts'
import { LanguageHint } from './language-hint.tsx'

/** What stands below every page for visitors, or floats above its end. */
export default function PageEnd({ here }: { here: string }) {
  useSearchKey()
  return (
    <>
      <Footer here={here} />
      <ContactBar here={here} />
      <LanguageHint here={here} />
    </>
  )
}
