import { useAtom, useAtomValue } from 'jotai'
import { CircleAlert, CircleCheck } from 'lucide-react'

import { pathIn } from '#contract/language-path.ts'
import { HONEYPOT } from '#contract/spam-signals.ts'
import { resources } from '#contract/index.ts'
import { useLanguage, useWords } from '../../language/use-language.ts'
import { calendarAtom } from '../../state/calendar.ts'
import { contactFormAtom, type ContactOutcome } from '../../state/contact-form.ts'
import { toOfficeTime } from '../../text/dates.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { useInquiry } from './use-inquiry.ts'

const { name, phone, email, message } = resources.inquiry.fields

/** The contact form. Without JavaScript it is submitted as a plain form. */
export function InquiryForm() {
  const [outcome] = useAtom(contactFormAtom)
  const { formRef, isBusy, answerBy, onSubmit } = useInquiry()
  const { fields } = outcome
  const { tag, words } = useLanguage()
  const texts = words.contact
  return (
    <form
      ref={formRef}
      method="post"
      action={pathIn(tag, '/contact')}
      onSubmit={onSubmit}
      className="flex flex-col gap-5"
    >
      <Outcome {...outcome} />
      <TextField
        label={texts.fullName}
        name="name"
        required
        maxLength={name.max}
        autoComplete="name"
        defaultValue={fields.name}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={texts.phone}
          type="tel"
          name="phone"
          required
          maxLength={phone.max}
          autoComplete="tel"
          defaultValue={fields.phone}
        />
        <TextField
          label={texts.email}
          type="email"
          name="email"
          required
          maxLength={email.max}
          autoComplete="email"
          defaultValue={fields.email}
        />
      </div>
      <TextArea
        label={texts.message}
        name="message"
        required
        maxLength={message.max}
        rows={6}
        defaultValue={fields.message}
      />
      <Trap />
      <Button type="submit" isBusy={isBusy} className="self-start">
        {texts.send}
      </Button>
      <p role="status" className="font-semibold">
        <Promised by={answerBy || outcome.answerBy} />
      </p>
    </form>
  )
}

/** By when there will be an answer, on the office's clock. */
function Promised({ by }: { by: string | undefined }) {
  const { words, date } = useLanguage()
  const days = useAtomValue(calendarAtom)
  return by ? words.contact.answerBy(date(by, days?.[by]).text, toOfficeTime(by).slice(-5)) : null
}

/** A honeypot field for spam bots, hidden from people. */
const Trap = () => (
  <div aria-hidden className="sr-only">
    <label>
      {useWords().contact.website}
      <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
    </label>
  </div>
)

/** What became of a form that was sent without JavaScript. */
function Outcome({ status, message: text }: ContactOutcome) {
  const language = useLanguage()
  if (status === 'idle') return null
  const isGood = status === 'success'
  const Icon = isGood ? CircleCheck : CircleAlert
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
