import { useState } from 'react'

import { erasePerson, readPerson } from '../../state/desk-calls.ts'
import { useAction } from '../../forms/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { notify } from '../../ui/toast.ts'
import { useStaffWords } from '../language/staff-language.ts'
import { saveFile } from './save-file.ts'

interface PersonDialogProps {
  onErased: () => void
  onClose: () => void
}

/** Downloads or deletes the stored data of one person. */
export default function PersonDialog({ onErased, onClose }: PersonDialogProps) {
  const [email, setEmail] = useState('')
  const [isSure, setIsSure] = useState(false)
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
        {isSure && (
          <p role="alert" className="font-semibold text-danger">
            {words.warning(email)}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" isBusy={isBusy} disabled={email === ''} onClick={() => void hand()}>
            {words.download}
          </Button>
          <Button
            variant="danger"
            isBusy={isBusy}
            disabled={email === ''}
            onClick={() => (isSure ? void erase() : setIsSure(true))}
          >
            {isSure ? words.erase : words.ask}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
