import { useAtomValue, useSetAtom } from 'jotai'

import { useSecondFactorWords } from '../../sign-in/second-factor-words.ts'
import { LoginForm } from '../../sign-in/login-form.tsx'
import { loadAccountAtom } from '../../state/api-atom.ts'
import { accountAtom } from '../../state/session.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useStaffLanguage } from '../language/staff-language.ts'
import { SetUp } from '../second-factor/set-up.tsx'
import { resumeDialogAtom } from './kept-screen-state.ts'
import { keptScreenWords } from './kept-screen-words.ts'

/** Over a screen on which something is being written: the login, or the second factor that has become required. */
export default function ResumeDialog({ onClose }: { onClose: () => void }) {
  return useAtomValue(resumeDialogAtom) === 'set-up' ? <SetUpFirst onClose={onClose} /> : <SignIn onClose={onClose} />
}

function SignIn({ onClose }: { onClose: () => void }) {
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

function SetUpFirst({ onClose }: { onClose: () => void }) {
  const words = useSecondFactorWords()
  const loadAccount = useSetAtom(loadAccountAtom)
  const close = () => {
    onClose()
    void loadAccount()
  }
  return (
    <Dialog title={words.first} onClose={close} className="max-w-xl">
      <p className="mb-6">{words.firstNote}</p>
      <SetUp onDone={close} />
    </Dialog>
  )
}
