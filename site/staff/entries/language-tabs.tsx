import { type KeyboardEvent, useRef } from 'react'

import { type Language, LANGUAGES, languageNames } from '#contract/languages.ts'
import { useStaffLanguage } from '../language/staff-language.ts'

interface LanguageTabsProps {
  /** The form's own, from which those of tabs and panels are made. */
  id: string
  active: Language
  onChange: (language: Language) => void
  /** A note beside a language's name. */
  noteOf: (language: Language) => string | undefined
}

export const tabId = (id: string, language: Language): string => `${id}tab${language}`
export const panelId = (id: string, language: Language): string => `${id}panel${language}`

/** The tabs of a form's languages: one stop for the Tab key, in which arrow keys, Home and End choose. */
export function LanguageTabs({ id, active, onChange, noteOf }: LanguageTabsProps) {
  const { staff, tag } = useStaffLanguage()
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = languageAfter(active, event.key)
    if (!chosen) return
    event.preventDefault()
    onChange(chosen)
    list.current?.querySelector<HTMLElement>(`[lang="${chosen}"]`)?.focus()
  }
  return (
    <div ref={list} role="tablist" aria-label={staff.translation.tabs} className="flex gap-1 border-b border-line">
      {LANGUAGES.map((language) => {
        const isActive = language === active
        const note = noteOf(language)
        return (
          <button
            key={language}
            type="button"
            role="tab"
            id={tabId(id, language)}
            lang={language}
            aria-selected={isActive}
            aria-controls={isActive ? panelId(id, language) : undefined}
            tabIndex={isActive ? 0 : -1}
            onClick={() => onChange(language)}
            onKeyDown={onKeyDown}
            className={`-mb-px inline-flex min-h-11 items-center gap-2 rounded-t-card border-b-2 px-4 text-small font-semibold ${isActive ? 'border-brand text-brand' : 'border-transparent text-soft forced-colors:border-[Canvas] hover:border-field hover:text-ink'}`}
          >
            {languageNames[language]}{' '}
            {note !== undefined && (
              <span lang={tag} className="text-note font-normal text-soft">
                {note}
              </span>
            )}
          </button>
        )
      })}
    </div>
  )
}

/** The tab that a key moves to, cyclically; undefined for other keys. */
function languageAfter(active: Language, key: string): Language | undefined {
  const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }
  if (key === 'Home') return LANGUAGES[0]
  if (key === 'End') return LANGUAGES.at(-1)
  const step = steps[key]
  return step === undefined ? undefined : LANGUAGES.at((LANGUAGES.indexOf(active) + step) % LANGUAGES.length)
}
