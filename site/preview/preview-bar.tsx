import { useAtomValue, useStore } from 'jotai'
import { Eye } from '../ui/icons/eye.ts'
import { Pencil } from '../ui/icons/pencil.ts'
import { useEffect } from 'react'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import { useIsInBrowser } from '../ui/use-is-in-browser.ts'
import { staffLanguageAtom } from '../staff/language/staff-language.ts'

interface PreviewBarProps {
  /** What is previewed: a draft (`note`), or unsaved settings. */
  note?: 'note' | 'unsaved'
  /** The path of the form. */
  edit: string
}

/**
 * Says that a page is a preview, and leads back to the form; in the panel's frame it leads nowhere. The page is in its own language;
 * the bar's words, the staff's, are loaded after it.
 */
export function PreviewBar({ note = 'note', edit }: PreviewBarProps) {
  const store = useStore()
  const language = useAtomValue(staffLanguageAtom)
  const isFramed = !useIsInBrowser() || window.self !== window.top
  useEffect(() => {
    const load = async () => {
      const { loadScreenLanguage } = await import('../staff/language/load-screen-language.ts')
      await loadScreenLanguage(store).catch(() => loadScreenLanguage(store, DEFAULT_LANGUAGE))
    }
    // If the words cannot be loaded, the page is shown with an empty bar.
    load().catch(() => undefined)
  }, [store])
  const words = language?.staff.preview
  return (
    <aside
      lang={language?.tag}
      aria-label={words?.heading}
      className="no-print sticky top-0 z-20 border-b border-line bg-paper text-small"
    >
      <div className="page flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-1 py-1.5">
        {words && (
          <p className="flex items-center gap-3">
            <Eye aria-hidden className="size-5 shrink-0 text-brand" />
            <span>
              <strong>{words.lead}</strong> {words[note]}
            </span>
          </p>
        )}
        {words && !isFramed && (
          <a href={edit} className="link inline-flex min-h-11 items-center gap-2">
            <Pencil aria-hidden className="size-4" />
            {words.edit}
          </a>
        )}
      </div>
    </aside>
  )
}
