import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { erasePerson, readPerson } from '../../state/inquiry-desk-calls.ts'
import { useAction } from '../../forms/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { notify } from '../../ui/toast.ts'
import { useStaffWords } from '../language/staff-language.ts'
import { saveFile } from '../../ui/save-file.ts'

interface PersonDialogProps {
  onErased: () => void
  onClose: () => void
}

/** Downloads or deletes the stored data of one person. */
export default function PersonDialog({ onErased, onClose }: PersonDialogProps) {
  const [email, setEmail] = useState('')
  const [isSure, setIsSure] = useState(false)
  const ask = useRef<HTMLButtonElement>(null)
  const { isBusy, run } = useAction()
  const words = useStaffWords().desk.person
  const hand = () =>
    run(async (api) => {
      const data = await readPerson(api, email)
      saveFile('personal-data.json', 'application/json', JSON.stringify(data, undefined, 2))
    })
  const erase = async () => {
    const isDone = await run(async (api) => {
      const { inquiries } = await erasePerson(api, email)
      void notify('success', words.erased(inquiries))
    })
    if (!isDone) return
    onErased()
    onClose()
  }
  const cancel = () => {
    // Synchronously: the button that gets the focus has to be there.
    flushSync(() => setIsSure(false))
    ask.current?.focus()
  }
  return (
    <Dialog title={words.title} onClose={onClose} className="max-w-lg">
      <div className="flex flex-col gap-5">
        <p>{words.note}</p>
        <TextField
          label={words.email}
          type="email"
          autoComplete="off"
          value={email}
          onChange={({ target }) => {
            setEmail(target.value)
            setIsSure(false)
          }}
          data-first-focus
        />
        {isSure ? (
          <Sure warning={words.warning(email)} isBusy={isBusy} onErase={() => void erase()} onCancel={cancel} />
        ) : (
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="secondary" isBusy={isBusy} disabled={email === ''} onClick={() => void hand()}>
              {words.download}
            </Button>
            <Button ref={ask} variant="danger" isBusy={isBusy} disabled={email === ''} onClick={() => setIsSure(true)}>
              {words.ask}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}

interface SureProps {
  warning: string
  isBusy: boolean
  onErase: () => void
  onCancel: () => void
}

/** The question before data is gone for good. What asked it does not answer it, too: neither Enter, held or twice, nor a double click. */
function Sure({ warning, isBusy, onErase, onCancel }: SureProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  const { desk, dialogs } = useStaffWords()
  useEffect(() => cancel.current?.focus(), [])
  const eraseOnce = ({ detail }: MouseEvent) => {
    if (detail <= 1) onErase()
  }
  return (
    <div className="flex flex-col gap-5">
      <p role="alert" className="font-semibold text-danger">
        {warning}
      </p>
      {/* Cancel is where the question was asked. */}
      <div className="flex flex-wrap justify-between gap-3">
        <Button variant="danger" isBusy={isBusy} onClick={eraseOnce}>
          {desk.person.erase}
        </Button>
        <Button ref={cancel} variant="secondary" onKeyDown={ignoreHeld} onClick={onCancel}>
          {dialogs.cancel}
        </Button>
      </div>
    </div>
  )
}

/** A key that is held presses a button once. */
const ignoreHeld = (event: KeyboardEvent): void => {
  if (event.repeat) event.preventDefault()
}
