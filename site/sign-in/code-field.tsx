import { TextField } from '../ui/field.tsx'
import { useSecondFactorWords } from './second-factor-words.ts'

interface CodeFieldProps {
  hint: string
  error: string | undefined
  /** Whether it takes the digits of an app alone, and no recovery codes. */
  isNumeric?: boolean
  /** Whether it has the focus in a dialog that opens. */
  isFirst?: boolean
}

/** The field for a code of the second factor, marked for autofill. */
export const CodeField = ({ hint, error, isNumeric = false, isFirst = false }: CodeFieldProps) => (
  <TextField
    label={useSecondFactorWords().code}
    name="code"
    autoComplete="one-time-code"
    inputMode={isNumeric ? 'numeric' : undefined}
    autoCapitalize="none"
    spellCheck={false}
    hint={hint}
    error={error}
    data-first-focus={isFirst || undefined}
    className="max-w-md"
  />
)
