import { useAtomValue } from 'jotai'
import { type FormEvent, useRef, useState } from 'react'

import type { DeskInquiry, DeskOptions } from '#contract/inquiry-desk.ts'
import { useAction } from '../../forms/use-action.ts'
import { changeInquiry } from '../../state/inquiry-desk-calls.ts'
import { accountAtom } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/field.tsx'
import { useStaffWords } from '../language/staff-language.ts'

interface NewHolderProps {
  found: DeskInquiry
  staff: DeskOptions['staff']
  onChanged: () => Promise<void>
}

/** The form that makes a colleague the holder of an inquiry; nothing if there is no colleague. */
export function NewHolder({ found, staff, onChanged }: NewHolderProps) {
  const own = useAtomValue(accountAtom)?._id
  const words = useStaffWords().desk.newHolder
  const [holder, setHolder] = useState('')
  const { isBusy, run } = useAction()
  const form = useRef<HTMLFormElement>(null)
  const others = staff.filter(({ _id }) => _id !== own)
  const chosen = others.find(({ _id }) => _id === holder && _id !== found.takenBy?._id)
  if (others.length === 0) return null
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!chosen) return
    if (!(await run((api) => changeInquiry(api, found._id, { holder: chosen._id }), words.done(chosen.name)))) return
    await onChanged()
    // The button is disabled now.
    form.current?.querySelector('select')?.focus()
  }
  return (
    <form
      ref={form}
      aria-label={words.submit}
      className="flex flex-wrap items-end gap-4"
      onSubmit={(event) => void submit(event)}
    >
      <Select
        label={words.to}
        none={words.choose}
        options={others.map(({ _id, name }) => [_id, name] as const)}
        value={holder}
        onChange={({ target }) => setHolder(target.value)}
        className="w-60 max-w-full"
      />
      <Button type="submit" variant="secondary" isBusy={isBusy} disabled={!chosen}>
        {words.submit}
      </Button>
    </form>
  )
}
