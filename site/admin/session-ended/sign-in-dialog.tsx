import { useAtomValue } from 'jotai'

import { LoginForm } from '../../sign-in/login-form.tsx'
import { accountAtom } from '../../state/session.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useStaffLanguage } from '../language/staff-language.ts'
import { keptScreenWords } from './kept-screen-words.ts'

/** The login over the screen whose session has ended. */
export default function SignInDialog({ onClose }: { onClose: () => void }) {
  const words = keptScreenWords[useStaffLanguage().tag]
  return (
    <Dialog title={words.signIn} onClose={onClose} className="max-w-md">
      <LoginForm email={useAtomValue(accountAtom)?.email} />
      <p className="mt-4 text-small">
        <a href="/login" target="_blank" className="link inline-flex min-h-11 items-center">
          {words.newTab}
        </a>
      </p>
    </Dialog>
  )
}
