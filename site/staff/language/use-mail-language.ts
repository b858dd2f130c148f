import { useEffect, useState } from 'react'

import type { Language } from '#contract/languages.ts'
import { loadStaffLanguage } from './load-staff-language.ts'
import { type StaffLanguage, useStaffLanguage } from './staff-language.ts'

/** A language for what is written to a visitor; undefined until it is loaded, the screen's own if that fails. */
export function useMailLanguage(tag: Language): StaffLanguage | undefined {
  const own = useStaffLanguage()
  const [loaded, setLoaded] = useState<Partial<Record<Language, StaffLanguage>>>({})
  useEffect(() => {
    if (tag !== own.tag)
      loadStaffLanguage(tag)
        .catch(() => own)
        .then((language) => setLoaded({ [tag]: language }))
  }, [tag, own])
  return tag === own.tag ? own : loaded[tag]
}
