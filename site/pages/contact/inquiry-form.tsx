import { useAtom, useAtomValue } from 'jotai'
import { useEffect } from 'react'

import { pathIn } from '#contract/language-path.ts'
import { HONEYPOT } from '#contract/spam-signals.ts'
import { resources } from '#contract/index.ts'
import { useLanguage } from '../../language/use-language.ts'
import { contactFormAtom, notSent } from '../../state/contact-form.ts'
import { subjectAtom } from '../../state/subject.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { laterPart } from '../../ui/lazy-part.tsx'
import { formWords } from './form-words.ts'
import type { PolicyNoteProps } from '../../components/policy-note.tsx'
import type { UnsentProps } from './unsent.tsx'
import type { OutcomeProps } from './outcome.tsx'
import { useInquiry } from './use-inquiry.ts'

const Outcome = laterPart<OutcomeProps>(() => import('./outcome.tsx'))
const Unsent = laterPart<UnsentProps>(() => import('./unsent.tsx'))
const EmailHint = laterPart(() => import('./email-hint.tsx'))
const PolicyNote = laterPart<PolicyNoteProps>(() => import('../../components/policy-note.tsx'))

const limits = resources.inquiry.fields

/** The id of what says why the last send failed. */
const WHY = 'not-sent'

/** The contact form. Without JavaScript it is submitted as a plain form. */
export function InquiryForm() {
  const [{ status, message: posted, fields, sent: postedInquiry }, setOutcome] = useAtom(contactFormAtom)
  // The outcome is of this visit of the page.
  useEffect(() => () => setOutcome(notSent), [setOutcome])
  const ofPage = useAtomValue(subjectAtom)
  const about = (status === 'error' ? fields.subject : ofPage) ?? ''
  const { formRef, isBusy, sent, failure, errors, subject: shown, onSubmit, ...unsentProps } = useInquiry(about)
  const { tag, words, message: translate } = useLanguage()
  const texts = formWords[tag]
  /** What the fields have in common. */
  const field = (name: 'name' | 'phone' | 'email' | 'message') => {
    const error = errors.find((each) => each.field === name)
    return {
      name,
      required: true,
      maxLength: limits[name].max,
      error: error && translate(error.message),
      defaultValue: fields[name],
    }
  }
  return (
    <>
      {sent ? (
        <Outcome key={sent.key} sent={sent} message="" />
      ) : (
        status !== 'idle' && <Outcome sent={postedInquiry} message={posted} />
      )}
      <form
        ref={formRef}
        method="post"
        // The answer is shown where the form was.
        action={`${pathIn(tag, '/contact')}#write`}
        onSubmit={(event) => void onSubmit(event)}
        className="flex flex-col gap-5"
      >
        {ofPage !== undefined && (
          <Unsent formRef={formRef} about={about} sentMessage={postedInquiry?.message} {...unsentProps} />
        )}
        <Subject about={about} value={shown} />
        <TextField {...field('name')} label={texts.fullName} autoComplete="name" />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            {...field('phone')}
            label={texts.phone}
            type="tel"
            autoComplete="tel"
            // Seven digits of any script, with anything around and between them. The contract takes any text.
            pattern="(\P{Nd}*\p{Nd}){7}.*"
            // Browsers add it to their own message where there is no JavaScript.
            title={texts.sevenDigits}
          />
          <TextField {...field('email')} label={texts.email} type="email" autoComplete="email" />
          <EmailHint />
        </div>
        <TextArea label={texts.message} {...field('message')} maxLength={undefined} rows={6} />
        <Trap />
        <PolicyNote />
        <Button type="submit" isBusy={isBusy} aria-describedby={failure ? WHY : undefined} className="self-start">
          {words.contact.send}
        </Button>
        {failure && <Outcome id={WHY} message={failure} />}
      </form>
    </>
  )
}

/** The subject of the question, if another page set it, or one was restored. */
const Subject = ({ about, value }: { about: string; value: string }) => {
  const { subject: label } = formWords[useLanguage().tag]
  return about || value ? (
    <TextField key={value} label={label} name="subject" maxLength={limits.subject.max} defaultValue={value} />
  ) : null
}

/** A honeypot field for spam bots, hidden from people. */
const Trap = () => (
  <div aria-hidden className="sr-only">
    <label>
      {formWords[useLanguage().tag].website}
      <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
    </label>
  </div>
)
