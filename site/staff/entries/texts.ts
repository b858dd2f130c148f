import type { FieldError } from '#contract/failure.ts'
import type { Field } from '#contract/fields/index.ts'
import { type ResourceName, resources } from '#contract/index.ts'
import { fieldLabel } from '#contract/fields/label.ts'
import type { FieldNames } from '../../language/language.ts'
import type { StaffLanguage } from '../language/staff-language.ts'
import { fieldTexts } from '../language/type-texts.ts'
import type { StaffWords } from '../language/words-en.ts'

/** A field's label in the forms of a type. */
export const labelOf = (words: StaffWords, name: ResourceName, field: string): string =>
  fieldTexts(words, name, field)?.label ?? fieldLabel(field)

/** The header of a field's column in the list of a type. */
export const headerOf = (words: StaffWords, name: ResourceName, field: string): string =>
  fieldTexts(words, name, field)?.column ?? labelOf(words, name, field)

/** A field's description with its texts in the language of the screens. */
export function describedField(words: StaffWords, name: ResourceName, field: string, description: Field): Field {
  const { help, options } = fieldTexts(words, name, field) ?? {}
  const helped = help === undefined ? description : { ...description, help }
  const isOfOptions = helped.kind === 'choice' || helped.kind === 'choices'
  return isOfOptions && options ? { ...helped, options: { ...helped.options, ...options } } : helped
}

/** The labels of fields in the forms of a type, by the names that messages of the API have for them. */
export const fieldNamesOf = (words: StaffWords, name: ResourceName): FieldNames =>
  Object.fromEntries(
    Object.keys(resources[name].fields).map((field) => [fieldLabel(field), labelOf(words, name, field)]),
  )

/** A field's error message, with the form's label in place of the field's name. */
export function errorAt(
  { staff, message: say }: StaffLanguage,
  name: ResourceName,
  { field, message }: FieldError,
): string {
  const said = say(message, fieldNamesOf(staff, name))
  const own = fieldLabel(field)
  return said.startsWith(`${own} `) ? labelOf(staff, name, field) + said.slice(own.length) : said
}
