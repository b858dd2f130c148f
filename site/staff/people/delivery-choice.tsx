import type { Delivery } from '#contract/account.ts'
import { useStaffWords } from '../language/staff-language.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'

interface DeliveryChoiceProps {
  /** Whether this site sends mail. */
  byMail: boolean
  send: Delivery
  onChange: (send: Delivery) => void
}

/** Chooses how a link is delivered. */
export function DeliveryChoice({ byMail, send, onChange }: DeliveryChoiceProps) {
  const words = useStaffWords().people.delivery
  if (!byMail) return <p className="text-small text-soft">{words.noMail}</p>
  const options = [
    { value: 'mail', label: words.mail, hint: words.mailHint },
    { value: 'link', label: words.link, hint: words.linkHint },
  ] as const
  return <RadioGroup<Delivery> label={words.label} name="send" value={send} onChange={onChange} options={options} />
}
