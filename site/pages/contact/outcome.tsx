import { CircleExclamationPoint } from '../../ui/icons/circle-exclamation-point.ts'
import { CircleCheck } from '../../ui/icons/circle-check.ts'

import { useLanguage } from '../../language/use-language.ts'
import type { ContactOutcome } from '../../state/contact-form.ts'

/** The result of a contact form that was sent without JavaScript. */
export default function Outcome({ status, message: text }: ContactOutcome) {
  const language = useLanguage()
  const isGood = status === 'success'
  const Icon = isGood ? CircleCheck : CircleExclamationPoint
  return (
    <p
      role={isGood ? 'status' : 'alert'}
      className={`flex items-center gap-3 rounded-card border p-4 font-semibold ${isGood ? 'border-success text-success' : 'border-danger text-danger'}`}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      {language.message(text)}
    </p>
  )
}
