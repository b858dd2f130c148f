import { useSetAtom } from 'jotai'

import type { Credentials } from '#contract/auth.ts'
import { useFieldForm } from '../forms/use-field-form.ts'
import { loginWords } from './login-words.ts'
import { formText } from '../forms/use-submit.ts'
import { useLanguage } from '../language/use-language.ts'
import { loginAtom } from '../state/sign-in.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { notify } from '../ui/toast.ts'
import { CodeField } from './code-field.tsx'
import { useSecondFactorWords } from './second-factor-words.ts'

/** Asks for the code of an account whose password was right, and signs in with both. */
export function CodeDialog({ credentials, onClose }: { credentials: Credentials; onClose: () => void }) {
  const login = useSetAtom(loginAtom)
  const { tag, words: site } = useLanguage()
  const words = useSecondFactorWords()
  const { form, isBusy, errorOf } = useFieldForm({
    send: async (filled) => {
      await login({ ...credentials, code: formText(filled, 'code') })
      void notify('success', loginWords[tag].done, { words: site.ui })
    },
  })
  return (
    <Dialog title={words.title} onClose={onClose} className="max-w-md">
      <form {...form} aria-label={words.title} className="flex flex-col gap-5">
        <CodeField hint={words.signInHint} error={errorOf('code')} isFirst />
        <Button type="submit" isBusy={isBusy} className="self-start">
          {words.signIn}
        </Button>
      </form>
    </Dialog>
  )
}
