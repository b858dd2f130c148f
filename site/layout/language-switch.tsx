import { pathIn } from '#contract/language-path.ts'
import { LANGUAGES } from '#contract/languages.ts'
import { useLanguage } from '../language/use-language.ts'
import { rememberLanguage } from '../state/language-storage.ts'

interface LanguageSwitchProps {
  /** The page's path with its query, within the language. */
  here: string
  className?: string
}

/** A link to the same page in the other language; a whole page load, since a page has one language's words. */
export function LanguageSwitch({ here, className = '' }: LanguageSwitchProps) {
  const { tag, words } = useLanguage()
  return LANGUAGES.filter((language) => language !== tag).map((language) => (
    <a
      key={language}
      href={pathIn(language, here)}
      hrefLang={language}
      lang={language}
      onClick={() => rememberLanguage(language)}
      className={className}
    >
      {words.language.other}
    </a>
  ))
}
