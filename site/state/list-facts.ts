import type { Getter } from 'jotai'

import { type ResourceName, resourceOf } from '#contract/index.ts'
import { localizedFields } from '#contract/fields/localized.ts'
import { isRecord, isText, listOf } from '#contract/narrow.ts'
import { type TextsRow, type TranslationRow, translationStates } from '#contract/translation.ts'
import { apiAtom } from './api-atom.ts'
import type { ListFacts } from './lists.ts'
import { writingCallsAtom } from './writing-calls.ts'

/** Loads the facts about entries in the staff's lists that are not in their content; empty lists where a type has none. */
export async function factsOf(get: Getter, name: ResourceName): Promise<ListFacts> {
  const { call } = get(apiAtom)
  const type = resourceOf(name)
  const isTranslated = localizedFields(type).length > 0
  const [states, untranslated, translated] = await Promise.all([
    type.drafts ? get(writingCallsAtom).states(name) : [],
    isTranslated ? call(listOf(isTranslationRow), `/translations/${type.path}?lang=ne`) : [],
    isTranslated ? call(listOf(isTextsRow), `/texts/${type.path}?lang=ne`) : [],
  ])
  return { states, untranslated, translated }
}

const isTranslationRow = (value: unknown): value is TranslationRow =>
  isRecord(value) &&
  isText(value['_id']) &&
  translationStates.some((state) => state === value['state']) &&
  listOf(isText)(value['fellBack'])

const isTextsRow = (value: unknown): value is TextsRow =>
  isRecord(value) && isText(value['_id']) && isRecord(value['texts']) && Object.values(value['texts']).every(isText)
