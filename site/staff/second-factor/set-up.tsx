import { useAtomValue } from 'jotai'
import { useState } from 'react'

import type { NewSecondFactor, QrCode } from '#contract/second-factor.ts'
import { CurrentPassword } from '../../forms/current-password.tsx'
import { useFieldForm } from '../../forms/use-field-form.ts'
import { formText } from '../../forms/use-submit.ts'
import { beginSetUp, confirmSetUp } from '../../sign-in/second-factor-calls.ts'
import { CodeField } from '../../sign-in/code-field.tsx'
import { useSecondFactorWords } from '../../sign-in/second-factor-words.ts'
import { apiAtom } from '../../state/api-atom.ts'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { TextField } from '../../ui/field.tsx'
import { notify } from '../../ui/toast.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

/** Sets up a second factor: password, then the secret and a first code, then the recovery codes. */
export function SetUp({ onSetUp, onDone }: { onSetUp?: () => void; onDone: () => void }) {
  const [made, setMade] = useState<NewSecondFactor>()
  const [codes, setCodes] = useState<readonly string[]>()
  const onConfirmed = (shown: readonly string[]) => {
    setCodes(shown)
    onSetUp?.()
  }
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  return made ? <Confirm made={made} onConfirmed={onConfirmed} /> : <Begin onMade={setMade} />
}

function Begin({ onMade }: { onMade: (made: NewSecondFactor) => void }) {
  const api = useAtomValue(apiAtom)
  const words = useSecondFactorWords()
  const { form, isBusy, errorOf } = useFieldForm({
    send: async (filled) => onMade(await beginSetUp(api, formText(filled, 'password'))),
  })
  return (
    <form {...form} aria-label={words.setUp} className="flex flex-col gap-5">
      <CurrentPassword label={words.password} error={errorOf('password')} data-first-focus className="max-w-md" />
      <SubmitButton isBusy={isBusy} className="self-start">
        {words.go}
      </SubmitButton>
    </form>
  )
}

interface ConfirmProps {
  made: NewSecondFactor
  onConfirmed: (codes: readonly string[]) => void
}

function Confirm({ made: { secret, uri, qr }, onConfirmed }: ConfirmProps) {
  const api = useAtomValue(apiAtom)
  const words = useSecondFactorWords()
  const { form, isBusy, errorOf } = useFieldForm({
    send: async (filled) => {
      onConfirmed(await confirmSetUp(api, formText(filled, 'code')))
      void notify('success', words.isSetUp)
    },
  })
  return (
    <form {...form} data-awaited={isBusy || undefined} aria-label={words.confirm} className="flex flex-col gap-5">
      <p>{words.scan}</p>
      <Qr {...qr} label={words.qr} />
      <TextField
        label={words.secret}
        value={secret}
        hint={words.secretHint}
        readOnly
        lang="zxx"
        onFocus={({ target }) => target.select()}
        className="max-w-md"
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <CopyButton text={secret} />
        {/* A phone cannot scan its own screen. */}
        <a href={uri} className="link">
          {words.openApp}
        </a>
      </div>
      <CodeField isNumeric hint={words.codeHint} error={errorOf('code')} />
      <SubmitButton isBusy={isBusy} className="self-start">
        {words.confirm}
      </SubmitButton>
    </form>
  )
}

/** Dark on light in every colour scheme: apps read no other. */
const Qr = ({ size, path, label }: QrCode & { label: string }) => (
  <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className="size-52">
    <rect width={size} height={size} fill="white" />
    <path d={path} fill="black" />
  </svg>
)
