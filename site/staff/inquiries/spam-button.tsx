import { useAtomValue } from 'jotai'
import { use } from 'react'

import type { DeskRow } from '#contract/inquiry-desk.ts'
import { type Api, ApiError } from '../../api/client.ts'
import { useAction } from '../../forms/use-action.ts'
import { apiAtom } from '../../state/api-atom.ts'
import { messageOf } from '../../state/errors.ts'
import { changeInquiry } from '../../state/inquiry-desk-calls.ts'
import { notify } from '../../ui/toast.ts'
import { useStaffLanguage } from '../language/staff-language.ts'
import { DeskChangedContext } from './desk-changed.ts'
import { spamWords } from './spam-words.ts'

export interface SpamButtonProps {
  /** The sender's. */
  name: string
  row: DeskRow
}

/** Marks an inquiry of the list as spam, unless it is or was answered; the toast takes it back. */
export default function SpamButton({ name, row: { _id, status } }: SpamButtonProps) {
  const onChanged = use(DeskChangedContext)
  const { isBusy, run } = useAction()
  const api = useAtomValue(apiAtom)
  const { tag, staff, message } = useStaffLanguage()
  const words = spamWords[tag]
  const undo = async () => {
    try {
      await changeInquiry(api, _id, { status, from: 'spam' })
      void notify('success', words.undone(staff.desk.statuses[status]))
      onChanged()
    } catch (error) {
      void notify('error', message(messageOf(error)))
      if (isChangedMeanwhile(error)) onChanged()
    }
    document.querySelector<HTMLElement>(`[data-id="${CSS.escape(_id)}"] button`)?.focus()
  }
  const mark = async (button: HTMLElement) => {
    const send = async (own: Api) => {
      try {
        await changeInquiry(own, _id, { status: 'spam', from: status })
      } catch (error) {
        if (isChangedMeanwhile(error)) {
          // The button may go.
          if (document.activeElement === button) otherButtonOf(button)?.focus({ preventScroll: true })
          onChanged()
        }
        throw error
      }
    }
    if (!(await run(send))) return
    // Before the button goes; the next one is where the eyes are.
    if (document.activeElement === button) nextTo(button)?.focus({ preventScroll: true })
    onChanged()
    void notify('success', words.marked, {
      action: { text: staff.trash.undo, label: words.undo(name), about: name, run: () => void undo() },
    })
  }
  if (status === 'spam' || status === 'answered') return null
  return (
    <button
      type="button"
      data-spam
      aria-label={words.markOne(name)}
      aria-busy={isBusy || undefined}
      onClick={({ currentTarget }) => void mark(currentTarget)}
      className="link inline-flex min-h-11 items-center text-note nav:pointer-fine:min-h-7"
    >
      {words.mark}
    </button>
  )
}

/** Whether a colleague has given the inquiry another status than was seen. */
const isChangedMeanwhile = (error: unknown): boolean => error instanceof ApiError && error.status === 409

/** The same button of the next row, or of the one before the last; else another button of the row. */
function nextTo(button: HTMLElement): HTMLElement | null | undefined {
  const row = button.closest('tr')
  const rows = [row?.nextElementSibling, row?.previousElementSibling]
  const found = rows.map((each) => each?.querySelector<HTMLElement>('[data-spam]')).find((each) => each)
  return found ?? otherButtonOf(button)
}

const otherButtonOf = (button: HTMLElement): HTMLElement | null | undefined =>
  button.closest('tr')?.querySelector<HTMLElement>('button:not([data-spam])')
