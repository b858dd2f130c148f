import type { FieldError } from '#contract/failure.ts'
import type { ResourceName } from '#contract/index.ts'
import { DEFAULT_LANGUAGE, otherLanguages } from '#contract/languages.ts'
import { codeOf } from '#contract/message-code.ts'
import type { StaffLanguage } from '../language/staff-language.ts'
import type { FormState } from './form-state.ts'
import { nameIn, splitName } from './languages.ts'
import { errorAt, fieldNamesOf } from './texts.ts'

type Texts = Pick<FormState, 'texts'>

/** A field's error, with the form's label in place of the field's name. */
export function errorText(spoken: StaffLanguage, name: ResourceName, error: FieldError, form: Texts): string {
  const { field } = splitName(error.field)
  return withPlace(spoken, errorAt(spoken, name, { field, message: error.message }), error, form)
}

/** A failure in the words of the API: its message, and those of further fields, a line for each. */
export function errorLines(
  spoken: StaffLanguage,
  name: ResourceName,
  { message, errors }: { message: string; errors: readonly FieldError[] },
  form: Texts,
): string {
  const isOfField = errors.some((error) => error.message === message)
  const names = fieldNamesOf(spoken.staff, name)
  return (isOfField ? errors : [{ field: '', message }, ...errors])
    .map((error) => withPlace(spoken, spoken.message(error.message, names), error, form))
    .join('\n')
}

/** A sentence that also says where to write what the default language alone lacks. */
function withPlace({ staff }: StaffLanguage, said: string, { field: own, message }: FieldError, { texts }: Texts) {
  const { language, field } = splitName(own)
  const isElsewhere = otherLanguages.some((other) => texts[nameIn(other, field)]?.trim())
  if (language !== DEFAULT_LANGUAGE || !isElsewhere || codeOf(message)?.code !== 'fieldRequired') return said
  const { languages, requiredIn } = staff.translation
  return requiredIn(said, languages[language])
}
