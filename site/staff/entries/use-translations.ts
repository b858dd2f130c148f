import { useAtomValue } from 'jotai'
import { useRef } from 'react'

import { type ResourceName, resources } from '#contract/index.ts'
import { type Language, type OtherLanguage, otherLanguages } from '#contract/languages.ts'
import type { AnyEntity, Resource } from '#contract/resource.ts'
import type { SendOptions } from '../../api/client.ts'
import { type Translation, translationCallsAtom, type Translations } from '../../state/translation-calls.ts'
import { sendAgainIfOwn } from '../../state/send-again.ts'
import { writingCallsAtom } from '../../state/writing-calls.ts'
import { errorInLanguage } from './error-in-language.ts'
import { isTranslated } from './languages.ts'

type Tags = Partial<Record<Language, string | undefined>>

/** The calls of a form that read and write its entry in other languages, each with the tag that the one before it returned. */
export function useTranslations(name: ResourceName, initial: Translations) {
  const calls = useAtomValue(translationCallsAtom)
  const writing = useAtomValue(writingCallsAtom)
  const tags = useRef<Tags>(tagsOf(initial))
  const opened = useRef(initial)
  const type: Resource = resources[name]
  return {
    /** An earlier version of an entry, in all languages. */
    version: async (id: string, version: string): Promise<[AnyEntity, Translations]> => {
      const languages = isTranslated(resources[name]) ? otherLanguages : []
      const [entry, ...others] = await Promise.all([
        writing.version(name, id, version),
        ...languages.map((language) => calls.version(name, id, version, language)),
      ])
      return [entry, Object.fromEntries(others.map((other, index) => [languages[index], { entry: other }]))]
    },
    /** Throws API errors, whose fields are named as in the form. */
    save: async (
      id: string,
      language: OtherLanguage,
      texts: Readonly<Record<string, string>>,
      terms: SendOptions & { isAutosave: boolean },
    ): Promise<Translation> => {
      const options = { ...terms, tag: tags.current[language] }
      const saved = await sendAgainIfOwn(
        name,
        type.drafts ? undefined : opened.current[language]?.entry,
        () => calls.read(name, id, language),
        (newer) => calls.save(name, id, language, { ...texts }, { ...options, ...newer }),
      ).catch((error: unknown) => {
        throw errorInLanguage(error, language)
      })
      tags.current[language] = saved.tag
      opened.current = { ...opened.current, [language]: saved }
      return saved
    },
    /** The entry as it is now, over which the next texts are saved. */
    read: async (id: string): Promise<Translations> => {
      const read = await calls.readAll(name, id)
      tags.current = tagsOf(read)
      opened.current = read
      return read
    },
    /** Makes the next save unconditional: in one language, or in all for another entry. */
    forget: (language?: OtherLanguage): void => {
      if (language) tags.current[language] = undefined
      else tags.current = {}
    },
  }
}

const tagsOf = (translations: Translations): Tags =>
  Object.fromEntries(Object.entries(translations).map(([language, { tag }]) => [language, tag]))
