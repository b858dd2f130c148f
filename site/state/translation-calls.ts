import { atom } from 'jotai'

import { DEFAULT_LANGUAGE, type Language, LANGUAGE_PARAMETER, LANGUAGES } from '#contract/languages.ts'
import { type ResourceName, resourceOf, resources } from '#contract/index.ts'
import { localizedFields } from '#contract/fields/localized.ts'
import type { AnyEntity } from '#contract/resource.ts'
import type { WritingStatus } from '#contract/writing.ts'
import { type Api, type Body, given, type SendOptions } from '../api/client.ts'
import { isEntity } from '../api/response-types.ts'
import { apiAtom } from './api-atom.ts'
import { safeEntity } from './sanitize-entity.ts'
import { writingCalls } from './writing-calls.ts'

/** An entry in another language than the default one, with what it fell back to. */
export interface Translation {
  entry: AnyEntity
  /** The ETag of the content in the language, for `If-Match`. */
  tag?: string | undefined
  /** The state, for a type with drafts. */
  status?: WritingStatus
}

export type Translations = Readonly<Partial<Record<Language, Translation>>>

/** Calls that read and write entries in another language. */
function translationCalls(api: Api) {
  const inLanguage = (language: Language): Pick<Api, 'call'> => ({
    call: (validate, path, options) =>
      api.call(validate, `${path}${path.includes('?') ? '&' : '?'}${LANGUAGE_PARAMETER}=${language}`, options),
  })
  const hasDrafts = (name: ResourceName): boolean => resourceOf(name).drafts === true

  /** An entry to be edited: of a type with drafts its newest content. */
  async function read(name: ResourceName, id: string, language: Language): Promise<Translation> {
    if (!hasDrafts(name)) {
      const { entry, tag } = await api.withTag(name, id, language)
      return { entry: await safeEntity(name, entry), tag }
    }
    const { entry, ...status } = await writingCalls(inLanguage(language)).read(name, id)
    return { entry: await safeEntity(name, entry), tag: status.revision, status }
  }

  /** Saves texts: of a type with drafts in a draft. Returns the saved translation. */
  async function save(
    name: ResourceName,
    id: string,
    language: Language,
    body: Body,
    options: SendOptions & { isAutosave: boolean },
  ): Promise<Translation> {
    if (hasDrafts(name)) {
      const { entry, ...status } = await writingCalls(inLanguage(language)).save(name, id, body, options)
      return { entry, tag: status.revision, status }
    }
    await inLanguage(language).call(
      (value) => isEntity(name, value),
      `/${resources[name].path}/${encodeURIComponent(id)}`,
      { method: 'PATCH', body, headers: given({ 'if-match': options.tag }) },
    )
    return read(name, id, language)
  }

  return {
    read,
    /** An entry in all languages beside the default one; empty if the type has no localized fields. */
    readAll: async (name: ResourceName, id: string): Promise<Translations> => {
      const languages = localizedFields(resources[name]).length > 0 ? LANGUAGES : []
      const others = languages.filter((language) => language !== DEFAULT_LANGUAGE)
      return Object.fromEntries(
        await Promise.all(others.map(async (language) => [language, await read(name, id, language)] as const)),
      )
    },
    save,
    version: (name: ResourceName, id: string, version: string, language: Language): Promise<AnyEntity> =>
      writingCalls(inLanguage(language)).version(name, id, version),
  }
}

export const translationCallsAtom = atom((get) => translationCalls(get(apiAtom)))
