import { useState } from 'react'

import type { Colleague, Delivery } from '#contract/account.ts'
import { makeLink } from '../../state/account-calls.ts'
import { useAction } from '../../forms/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { CopyField } from '../../ui/copy-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { notify } from '../../ui/toast.ts'
import { useStaffWords } from '../language/staff-language.ts'
import { DeliveryChoice } from './delivery-choice.tsx'

interface LinkDialogProps {
  person: Colleague
  byMail: boolean
  onClose: () => void
}

/** Makes a link with which a person chooses a password. */
export function LinkDialog({ person: { _id, name, invited }, byMail, onClose }: LinkDialogProps) {
  const [send, setSend] = useState<Delivery>(byMail ? 'mail' : 'link')
  const [link, setLink] = useState<string>()
  const { isBusy, run } = useAction()
  const { people: words, dialogs } = useStaffWords()
  const make = () =>
    run(async (api) => {
      const made = await makeLink(api, _id, send)
      if (made.link !== null) setLink(made.link)
      else {
        onClose()
        void notify('success', words.linkSent)
      }
    })
  return (
    <Dialog
      title={invited ? words.inviteAgainOne(name) : words.newPasswordFor(name)}
      onClose={onClose}
      className="max-w-lg"
    >
      {link === undefined ? (
        <div data-awaited={isBusy || undefined} className="flex flex-col gap-5">
          <p>{words.linkNote(name, invited)}</p>
          <DeliveryChoice byMail={byMail} send={send} onChange={setSend} />
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="secondary" disabled={isBusy} onClick={onClose}>
              {dialogs.cancel}
            </Button>
            <Button isBusy={isBusy} onClick={() => void make()} data-first-focus>
              {send === 'mail' ? words.sendLink : words.makeLink}
            </Button>
          </div>
        </div>
      ) : (
        <CopyField
          label={dialogs.link}
          value={link}
          hint={words.handOver(invited)}
          done={{ text: dialogs.done, run: onClose }}
        />
      )}
    </Dialog>
  )
}
