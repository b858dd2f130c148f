import type { FieldError } from '#contract/failure.ts'
import { fieldLabel } from '#contract/fields/label.ts'
import { fieldRequired } from '#contract/fields/messages.ts'
import type { ResourceName } from '#contract/index.ts'
import { DEFAULT_LANGUAGE, otherLanguages } from '#contract/languages.ts'
import type { StaffLanguage } from '../language/staff-language.ts'
import type { FormState } from './form-state.ts'
import { nameIn, splitName } from './languages.ts'
import { errorAt, fieldNamesOf } from './texts.ts'

type Texts = Pick<FormState, 'texts'>

/** A field's error, with the form's label in place of the field's name. */
export function errorText(staffLanguage: StaffLanguage, name: ResourceName, error: FieldError, form: Texts): string {
  const { field } = splitName(error.field)
  return withPlace(staffLanguage, errorAt(staffLanguage, name, { field, message: error.message }), error, form)
}

/** A failure for a toast: its message, and those of further fields in the words of the form, a line for each. */
export function errorLines(
  staffLanguage: StaffLanguage,
  name: ResourceName,
  { message, errors }: { message: string; errors: readonly FieldError[] },
  form: Texts,
): string {
  const first = errors.find((error) => error.message === message) ?? { field: '', message }
  const said = withPlace(
    staffLanguage,
    staffLanguage.message(message, fieldNamesOf(staffLanguage.staff, name)),
    first,
    form,
  )
  const others = errors.filter((error) => error !== first)
  return [said, ...others.map((error) => errorText(staffLanguage, name, error, form))].join('\n')
}

/** A sentence that also says where to write what the default language alone lacks. */
function withPlace({ staff }: StaffLanguage, said: string, { field: own, message }: FieldError, { texts }: Texts) {
  const { language, field } = splitName(own)
  const isElsewhere = otherLanguages.some((other) => texts[nameIn(other, field)]?.trim())
  if (language !== DEFAULT_LANGUAGE || !isElsewhere || message !== fieldRequired(fieldLabel(field))) return said
  const { languages, requiredIn } = staff.translation
  return requiredIn(said, languages[language])
}
