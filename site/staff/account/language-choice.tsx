import { useSetAtom, useStore } from 'jotai'
import { useState } from 'react'

import { DEFAULT_LANGUAGE, type Language, languageNames, LANGUAGES } from '#contract/languages.ts'
import { useAction } from '../../forms/use-action.ts'
import { applyHead } from '../../seo/apply-head.ts'
import { changeAccount } from '../../state/account-calls.ts'
import { accountChangedAtom } from '../../state/sign-in.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { notify } from '../../ui/toast.ts'
import { screenHead } from '../language/screen-head.ts'
import { loadScreenLanguage } from '../language/load-screen-language.ts'
import { staffWordsOf, useStaffLanguage } from '../language/staff-language.ts'
import { Section } from '../layout/section.tsx'

const options = LANGUAGES.map((value) => ({ value, label: languageNames[value], lang: value }))

/** The language of the staff's screens, which they change to at once. */
export function LanguageChoice() {
  const store = useStore()
  const onChanged = useSetAtom(accountChangedAtom)
  const { tag, staff } = useStaffLanguage()
  const words = staff.language
  const { run } = useAction()
  // While it is being saved.
  const [wanted, setWanted] = useState<Language>()
  const choose = async (language: Language) => {
    setWanted(language)
    const isSaved = await run(async (api) => {
      onChanged(await changeAccount(api, { language, currentPassword: '' }))
      await loadScreenLanguage(store, language)
    })
    setWanted(undefined)
    if (!isSaved) return
    void notify('success', staffWordsOf(store).language.changed)
    applyHead(store, await screenHead('account', store, { path: '/account', params: {}, query: new URLSearchParams() }))
  }
  return (
    <Section
      title={
        <>
          {words.title} <span lang={tag === DEFAULT_LANGUAGE ? 'ne' : DEFAULT_LANGUAGE}>{words.other}</span>
        </>
      }
      note={words.note}
    >
      <RadioGroup<Language>
        label={words.choose}
        name="language"
        value={wanted ?? tag}
        onChange={(language) => void choose(language)}
        options={options}
      />
    </Section>
  )
}
