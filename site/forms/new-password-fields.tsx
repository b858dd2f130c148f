import { useLanguage } from '../language/use-language.ts'
import { TextField } from '../ui/field.tsx'
import { passwordWords } from './password-words.ts'

/** A new password and its repetition, as `newPasswordError` checks them. */
export function NewPasswordFields({ errorOf }: { errorOf: (field: string) => string | undefined }) {
  const texts = passwordWords[useLanguage().tag]
  return (
    <>
      <TextField
        label={texts.chosen}
        type="password"
        name="password"
        autoComplete="new-password"
        hint={texts.hint}
        error={errorOf('password')}
      />
      <TextField
        label={texts.confirm}
        type="password"
        name="confirmation"
        autoComplete="new-password"
        error={errorOf('confirmation')}
      />
    </>
  )
}
