import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import { useWords } from '../language/use-language.ts'

/** Says of a text that it is there in the default language only; nothing otherwise. `lang` is the text's own. */
export function FallbackMark({ lang, className = '' }: { lang: string | undefined; className?: string }) {
  const { fellBack } = useWords().language
  return (
    lang === DEFAULT_LANGUAGE && (
      <span
        className={`inline-block rounded-full border border-line px-2 text-note font-normal text-soft ${className}`}
      >
        {fellBack}
      </span>
    )
  )
}
