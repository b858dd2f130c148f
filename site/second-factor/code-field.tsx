import { TextField } from '../ui/field.tsx'
import { useSecondFactorWords } from './words.ts'

interface CodeFieldProps {
  hint: string
  error: string | undefined
  /** Whether it has the focus in a dialog that opens. */
  isFirst?: boolean
}

/** The field for a code of the second factor, marked for autofill. */
export const CodeField = ({ hint, error, isFirst = false }: CodeFieldProps) => (
  <TextField
    label={useSecondFactorWords().code}
    name="code"
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    hint={hint}
    error={error}
    data-first-focus={isFirst || undefined}
    className="max-w-md"
  />
)
