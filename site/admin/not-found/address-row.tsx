import { useState } from 'react'

import type { MissedAddress } from '#contract/missed.ts'
import { useAction } from '../../forms/use-action.ts'
import { dismissMissed, redirectMissed } from '../../state/missed-calls.ts'
import { Button } from '../../ui/button.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useStaffLanguage } from '../language/staff-language.ts'
import { row } from '../layout/rows.ts'
import { missedTexts } from './texts.ts'

interface AddressRowProps {
  address: MissedAddress
  onDecided: () => void
}

/** An address that was not found, with the page that was probably meant: one click lets it lead there. */
export function AddressRow({
  address: { _id, path, count, firstAt, lastAt, from, guess },
  onDecided,
}: AddressRowProps) {
  const { tag, day } = useStaffLanguage()
  const texts = missedTexts[tag]
  const { isBusy, run } = useAction()
  const [target, setTarget] = useState(guess)
  const redirect = async () => {
    if (await run((api) => redirectMissed(api, _id, target), texts.redirected(path, target))) onDecided()
  }
  const dismiss = async () => {
    if (await run((api) => dismissMissed(api, _id), texts.dismissed)) onDecided()
  }
  return (
    <li className={row}>
      <p className="min-w-0 grow basis-72">
        <span className="block font-semibold wrap-anywhere">{path}</span>
        <span className="block text-small text-soft">{texts.asked(count, day(firstAt), day(lastAt))}</span>
        {from !== '' && <span className="block text-note wrap-anywhere text-soft">{texts.from(from)}</span>}
      </p>
      <form
        className="flex w-full flex-wrap items-end gap-2 sm:w-auto"
        onSubmit={(event) => {
          event.preventDefault()
          void redirect()
        }}
      >
        <TextField
          label={texts.target}
          aria-label={texts.targetOf(path)}
          value={target}
          onChange={(event) => setTarget(event.target.value)}
          required
          className="w-full sm:w-64"
        />
        <SubmitButton isBusy={isBusy} aria-label={texts.redirectOne(path)}>
          {texts.redirect}
        </SubmitButton>
        <Button variant="secondary" aria-label={texts.dismissOne(path)} onClick={() => void dismiss()}>
          {texts.dismiss}
        </Button>
      </form>
    </li>
  )
}
