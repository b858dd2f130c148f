import type { Language } from '#contract/languages.ts'
import { useLanguage } from '../language/use-language.ts'

/** Not in the catalogues, which every page downloads, since these texts are shown only until the first account exists. */
const texts: Readonly<Record<Language, { none: string; register: string }>> = {
  en: { none: 'Nobody has an account yet.', register: 'Register the first administrator' },
  ne: { none: 'अहिलेसम्म कसैको खाता छैन।', register: 'पहिलो व्यवस्थापक दर्ता गर्नुहोस्' },
}

/** Leads from the sign-in to where the first account is made. */
export function FirstAccount() {
  const { none, register } = texts[useLanguage().tag]
  return (
    <p role="status" className="mt-3 text-small text-soft">
      {none} {/* The staff's screens are outside the pages of other languages. */}
      <a href="/register" className="link">
        {register}
      </a>
    </p>
  )
}
