import type { PayloadRequest } from 'payload'

import { columnOf } from '#collections/field-kinds.ts'
import { fieldLabel } from '#contract/fields/label.ts'
import { localizedFields } from '#contract/fields/localized.ts'
import { fieldRequired } from '#contract/fields/messages.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import type { Resource } from '#contract/resource.ts'
import { shownText, type TextPlace } from '#cms/common/is-shown.ts'
import { isBlank } from './fall-back.ts'
import type { TextProblem, ValueOf } from './invalid-texts.ts'

/**
 * The required texts that an entry lacks in the default language, by their fields' names. One that visitors miss already does not
 * prevent other changes: the entry may have been published before the text was required.
 */
export async function missingTexts(
  req: Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>,
  { type, ...entry }: { type: Resource } & Pick<TextPlace, 'collection' | 'id'>,
  valueOf: ValueOf,
): Promise<TextProblem[]> {
  const problems: TextProblem[] = []
  for (const name of localizedFields(type)) {
    const field = type.fields[name]
    if (!field?.required) continue
    const path = columnOf(name, field)
    if (!isBlank(valueOf(path, DEFAULT_LANGUAGE))) continue
    const shown = await shownText({ ...entry, path, language: DEFAULT_LANGUAGE }, req)
    if (shown && isBlank(shown.value)) continue
    const label = fieldLabel(name)
    problems.push({ path: name, label, message: fieldRequired(label) })
  }
  return problems
}
