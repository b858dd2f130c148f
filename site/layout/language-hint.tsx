import { X } from '../ui/icons/x.ts'
import { useSyncExternalStore } from 'react'

import { pathIn } from '#contract/language-path.ts'
import { useLanguage } from '../language/use-language.ts'
import { onLanguageRemembered, rememberedLanguage, rememberLanguage } from '../state/language-storage.ts'

const noneOnServer = () => undefined

/** Offers the page in the language that the visitor chose before, if it is not the page's. Nothing redirects. */
export function LanguageHint({ here }: { here: string }) {
  const { tag, words } = useLanguage()
  const chosen = useSyncExternalStore(onLanguageRemembered, rememberedLanguage, noneOnServer)
  if (chosen === undefined || chosen === tag) return null
  return (
    <aside
      aria-label={words.language.choose}
      className="no-print fixed bottom-4 left-4 z-20 [@media(width<48rem)_and_(height>30rem)]:bottom-20 flex items-center gap-2 rounded-card border border-line bg-paper py-1 pr-1 pl-4 text-small shadow-float"
    >
      <a href={pathIn(chosen, here)} hrefLang={chosen} lang={chosen} className="link flex min-h-11 items-center">
        {words.language.readInOther}
      </a>
      <button
        type="button"
        onClick={() => rememberLanguage(tag)}
        aria-label={words.language.close}
        className="flex size-11 items-center justify-center text-soft hover:text-ink"
      >
        <X aria-hidden className="size-4" />
      </button>
    </aside>
  )
}
