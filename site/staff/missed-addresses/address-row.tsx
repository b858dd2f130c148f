import { useAtomValue } from 'jotai'
import { useState } from 'react'

import type { MissedAddress } from '#contract/missed-addresses.ts'
import { useAction } from '../../forms/use-action.ts'
import { useFieldForm } from '../../forms/use-field-form.ts'
import { formText } from '../../forms/use-submit.ts'
import { apiAtom } from '../../state/api-atom.ts'
import { dismissMissed, redirectMissed } from '../../state/missed-address-calls.ts'
import { Button } from '../../ui/button.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { TextField } from '../../ui/field.tsx'
import { notify } from '../../ui/toast.ts'
import { useStaffLanguage } from '../language/staff-language.ts'
import { row } from '../layout/row-classes.ts'
import { pathOf } from './path-of.ts'
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
  const api = useAtomValue(apiAtom)
  const [typed, setTyped] = useState(guess)
  const { isBusy: isDismissing, run } = useAction()
  const { form, isBusy, errorOf } = useFieldForm({
    send: async (filled) => {
      const target = pathOf(formText(filled, 'target'))
      await redirectMissed(api, _id, target)
      void notify('success', texts.redirected(path, target))
      onDecided()
    },
  })
  const dismiss = async () => {
    if (await run(() => dismissMissed(api, _id), texts.dismissed)) onDecided()
  }
  return (
    <li className={row}>
      <p className="min-w-0 grow basis-72">
        <span className="block font-semibold wrap-anywhere">{path}</span>
        <span className="block text-small text-soft">{texts.asked(count, day(firstAt), day(lastAt))}</span>
        {from !== '' && <span className="block text-note wrap-anywhere text-soft">{texts.from(from)}</span>}
      </p>
      <form {...form} className="flex w-full flex-wrap items-end gap-2 sm:w-auto">
        <TextField
          label={texts.target}
          aria-label={texts.targetOf(path)}
          name="target"
          required
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={errorOf('target')}
          className="w-full sm:w-64"
        />
        <SubmitButton isBusy={isBusy} disabled={isDismissing} aria-label={texts.redirectOne(path)}>
          {texts.redirect}
        </SubmitButton>
        <Button
          variant="secondary"
          isBusy={isDismissing}
          disabled={isBusy}
          aria-label={texts.dismissOne(path)}
          onClick={() => void dismiss()}
        >
          {texts.dismiss}
        </Button>
      </form>
    </li>
  )
}
