import { useAtomValue } from 'jotai'

import { pathIn } from '#contract/language-path.ts'
import { HONEYPOT } from '#contract/spam-signals.ts'
import { resources } from '#contract/index.ts'
import { useLanguage, useWords } from '../../language/use-language.ts'
import { calendarAtom } from '../../state/calendar.ts'
import { contactFormAtom, type ContactOutcome, type SentInquiry } from '../../state/contact-form.ts'
import { subjectAtom } from '../../state/subject.ts'
import { toOfficeTime } from '../../text/dates.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { laterPart } from '../../ui/lazy-part.tsx'
import { useInquiry } from './use-inquiry.ts'

const Outcome = laterPart<ContactOutcome>(() => import('./outcome.tsx'))

const { name, phone, email, message, subject } = resources.inquiry.fields

/** The contact form. Without JavaScript it is submitted as a plain form. */
export function InquiryForm() {
  const outcome = useAtomValue(contactFormAtom)
  const { formRef, isBusy, sent = outcome.sent, onSubmit, onInput } = useInquiry()
  const { fields } = outcome
  const about = useAtomValue(subjectAtom)
  const { tag, words } = useLanguage()
  const texts = words.contact
  return (
    <form
      ref={formRef}
      method="post"
      action={pathIn(tag, '/contact')}
      onSubmit={onSubmit}
      onInput={onInput}
      className="flex flex-col gap-5"
    >
      {outcome.status !== 'idle' && <Outcome {...outcome} />}
      <Subject about={outcome.status === 'error' ? outcome.fields.subject : about} />
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
      <div role="status">{sent && <Sent {...sent} />}</div>
    </form>
  )
}

/** The subject of the question, if another page set it. */
const Subject = ({ about }: { about: string | undefined }) => {
  const { subject: label } = useWords().contact
  return about ? (
    <TextField key={about} label={label} name="subject" maxLength={subject.max} defaultValue={about} />
  ) : null
}

/** Confirms a sent inquiry: by when it is answered, if that is known, and what was written. */
function Sent({ subject: about, message: written, answerBy: by }: SentInquiry) {
  const { words, date } = useLanguage()
  const days = useAtomValue(calendarAtom)
  return (
    <>
      {by && (
        <p className="mb-3 font-semibold">
          {words.contact.answerBy(date(by, days?.[by]).text, toOfficeTime(by).slice(-5))}
        </p>
      )}
      <p className="text-small text-soft">{words.contact.youSent}</p>
      <blockquote dir="auto" className="border-l-4 border-marigold pl-4 whitespace-pre-line wrap-anywhere">
        {about && <strong className="block">{about}</strong>}
        {written}
      </blockquote>
    </>
  )
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
