import { useAtom } from 'jotai'
import { CircleAlert, CircleCheck } from 'lucide-react'

import { HONEYPOT } from '#contract/spam-signals.ts'
import { resources } from '#contract/index.ts'
import { contactFormAtom, type ContactOutcome } from '../../state/contact-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { useInquiry } from './use-inquiry.ts'

const { name, phone, email, message } = resources.inquiry.fields

/** The contact form. Without JavaScript it is submitted as a plain form. */
export function InquiryForm() {
  const [outcome] = useAtom(contactFormAtom)
  const { formRef, isBusy, onSubmit } = useInquiry()
  const { fields } = outcome
  return (
    <form ref={formRef} method="post" action="/contact" onSubmit={onSubmit} className="flex flex-col gap-5">
      <Outcome {...outcome} />
      <TextField
        label="Full Name"
        name="name"
        required
        maxLength={name.max}
        autoComplete="name"
        defaultValue={fields.name}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Phone"
          type="tel"
          name="phone"
          required
          maxLength={phone.max}
          autoComplete="tel"
          defaultValue={fields.phone}
        />
        <TextField
          label="Email"
          type="email"
          name="email"
          required
          maxLength={email.max}
          autoComplete="email"
          defaultValue={fields.email}
        />
      </div>
      <TextArea
        label="Message"
        name="message"
        required
        maxLength={message.max}
        rows={6}
        defaultValue={fields.message}
      />
      <Trap />
      <Button type="submit" isBusy={isBusy} className="self-start">
        Send Message
      </Button>
    </form>
  )
}

/** A honeypot field for spam bots, hidden from people. */
const Trap = () => (
  <div aria-hidden className="sr-only">
    <label>
      Website
      <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
    </label>
  </div>
)

/** What became of a form that was sent without JavaScript. */
function Outcome({ status, message: text }: ContactOutcome) {
  if (status === 'idle') return null
  const isGood = status === 'success'
  const Icon = isGood ? CircleCheck : CircleAlert
  return (
    <p
      role={isGood ? 'status' : 'alert'}
      className={`flex items-center gap-3 rounded-card border p-4 font-semibold ${isGood ? 'border-success text-success' : 'border-danger text-danger'}`}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      {text}
    </p>
  )
}
