import { useAtomValue } from 'jotai'

import { useFieldForm } from '../../forms/use-field-form.ts'
import { formText } from '../../forms/use-submit.ts'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { apiAtom } from '../../state/api-atom.ts'
import { redirectAddress } from '../../state/missed-address-calls.ts'
import { TextField } from '../../ui/field.tsx'
import { notify } from '../../ui/toast.ts'
import { useStaffLanguage } from '../language/staff-language.ts'
import { pathOf } from './path-of.ts'
import { missedTexts } from './texts.ts'

/** Lets an address that nobody may have asked for yet lead to a page; then the next one can be typed. */
export function RedirectForm({ onRedirected }: { onRedirected: () => void }) {
  const texts = missedTexts[useStaffLanguage().tag]
  const api = useAtomValue(apiAtom)
  const { form, isBusy, errorOf } = useFieldForm({
    send: async (filled) => {
      const [path, target] = [pathOf(formText(filled, 'path')), pathOf(formText(filled, 'target'))]
      const made = await redirectAddress(api, path, target)
      void notify('success', texts.redirected(made.path, made.target))
      form.ref.current?.querySelector('input')?.focus()
      onRedirected()
    },
  })
  const field = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, required: true } as const
  return (
    <section className="mb-10">
      <h2 className="mb-2 text-h3">{texts.enter}</h2>
      <p className="mb-4 max-w-prose text-small text-soft">{texts.enterNote}</p>
      <form {...form} aria-label={texts.enter} className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <TextField {...field} label={texts.address} name="path" error={errorOf('path')} className="w-full sm:w-80" />
        <TextField {...field} label={texts.target} name="target" error={errorOf('target')} className="w-full sm:w-64" />
        <SubmitButton isBusy={isBusy} className="sm:mt-8">
          {texts.redirect}
        </SubmitButton>
      </form>
    </section>
  )
}
