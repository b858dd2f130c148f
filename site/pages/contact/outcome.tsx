import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import { CircleCheck } from '../../ui/icons/circle-check.ts'
import { CircleExclamationPoint } from '../../ui/icons/circle-exclamation-point.ts'
import { useLanguage } from '../../language/use-language.ts'
import { apiAtom } from '../../state/api-atom.ts'
import { calendarAtom, lookUpTimesAtom } from '../../state/calendar.ts'
import type { ContactOutcome, SentInquiry } from '../../state/contact-form.ts'
import { toOfficeTime } from '../../text/dates.ts'
import { contactWords } from './contact-words.ts'

export interface OutcomeProps extends Pick<ContactOutcome, 'message'> {
  /** The sent inquiry; undefined if it could not be sent. */
  sent: SentInquiry | undefined
}

/** What has become of an inquiry; the message is that of a form that was sent without JavaScript. */
export default function Outcome({ sent, message }: OutcomeProps) {
  const language = useLanguage()
  const text = message && language.message(message)
  return sent ? (
    <Confirmation sent={sent} title={text} />
  ) : (
    <p
      role="alert"
      className="mb-5 flex items-center gap-3 rounded-card border border-danger p-4 font-semibold text-danger"
    >
      <CircleExclamationPoint aria-hidden className="size-5 shrink-0" />
      {text}
    </p>
  )
}

/** Confirms a sent inquiry: by when it is answered, if that is known, and what was written. */
function Confirmation({ sent, title }: { sent: SentInquiry; title: string }) {
  const { tag, date } = useLanguage()
  const texts = contactWords[tag]
  const days = useAtomValue(calendarAtom)
  const by = useAnswerTime(sent)
  const heading = useRef<HTMLHeadingElement>(null)
  // Of a form that was sent without JavaScript, the browser itself shows the answer.
  const isNew = title === ''
  useEffect(() => {
    if (isNew) heading.current?.focus({ preventScroll: true })
    if (isNew) heading.current?.scrollIntoView()
  }, [isNew])
  return (
    <div className="mb-8 rounded-card border border-success p-5">
      <h3 ref={heading} tabIndex={-1} className="flex items-center gap-3 text-h3 text-success">
        <CircleCheck aria-hidden className="size-5 shrink-0" />
        {title || texts.received}
      </h3>
      <p role="status" className="mt-3 font-semibold">
        {by && texts.answerBy(date(by, days?.[by]).text, toOfficeTime(by).slice(-5))}
      </p>
      <p className="mt-3 text-small text-soft">{texts.youSent}</p>
      <blockquote dir="auto" className="mt-1 border-l-4 border-marigold pl-4 whitespace-pre-line wrap-anywhere">
        {sent.subject && <strong className="block">{sent.subject}</strong>}
        {sent.message}
      </blockquote>
      <p className="mt-4 text-small text-soft">{texts.more}</p>
    </div>
  )
}

/** The time by which the inquiry is answered; empty as long as it is not known. */
function useAnswerTime({ answerBy }: SentInquiry): string {
  const api = useAtomValue(apiAtom)
  const { tag } = useLanguage()
  const lookUp = useSetAtom(lookUpTimesAtom)
  const [time, setTime] = useState(answerBy)
  const isKnown = answerBy !== undefined
  useEffect(() => {
    const ask = async () => {
      const found = await api.answerTime()
      // Only other languages show the date in Bikram Sambat, which is looked up.
      if (found !== '' && tag !== DEFAULT_LANGUAGE) await lookUp([found])
      setTime(found)
    }
    // Without an answer the confirmation has no time.
    if (!isKnown) void ask().catch(() => undefined)
  }, [api, isKnown, lookUp, tag])
  return time ?? ''
}
