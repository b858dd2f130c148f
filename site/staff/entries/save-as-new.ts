import type { createStore } from 'jotai'

import { type ResourceName, resources } from '#contract/index.ts'
import { otherLanguages } from '#contract/languages.ts'
import type { Resource } from '#contract/resource.ts'
import { ApiError, type SendOptions } from '../../api/client.ts'
import { apiAtom } from '../../state/api-atom.ts'
import { removeEntryAtom } from '../../state/change-entries.ts'
import { lists } from '../../state/lists.ts'
import { translationCallsAtom } from '../../state/translation-calls.ts'
import { writingCallsAtom } from '../../state/writing-calls.ts'
import { errorInLanguage } from './error-in-language.ts'
import { bodyOf, changedIn, type FormState, formOf } from './form-state.ts'

/**
 * Creates an entry from the form of another one, in all languages: a draft, of a type with drafts.
 *
 * @param terms.key the same one for a retry of the same content, which then creates nothing more
 * @returns its id
 */
export async function saveAsNew(
  { get, set }: ReturnType<typeof createStore>,
  name: ResourceName,
  form: FormState,
  terms: SendOptions,
): Promise<string> {
  const type: Resource = resources[name]
  const blank = formOf(name)
  // A new entry has no picture to remove.
  const body = bodyOf(name, { ...form, removeImage: false }, blank)
  const { _id } = await (type.drafts ? get(writingCallsAtom) : get(apiAtom)).create(name, body, terms)
  for (const language of otherLanguages) {
    const texts = changedIn(language, form, blank)
    if (Object.keys(texts).length === 0) continue
    await get(translationCallsAtom)
      .save(name, _id, language, { ...texts }, { isAutosave: false })
      .catch(async (error: unknown) => {
        // The form that is mended has another key, and would create a second entry.
        if (error instanceof ApiError && error.status === 400)
          await set(removeEntryAtom, name, _id).catch(() => undefined)
        throw errorInLanguage(error, language)
      })
  }
  await set(lists[name].reloadAtom)
  return _id
}
