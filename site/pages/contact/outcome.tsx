import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import { ContactLinks } from '../../components/contact-links.tsx'
import { CircleCheck } from '../../ui/icons/circle-check.ts'
import { CircleExclamationPoint } from '../../ui/icons/circle-exclamation-point.ts'
import { useLanguage } from '../../language/use-language.ts'
import { apiAtom } from '../../state/api-atom.ts'
import { calendarAtom, lookUpTimesAtom } from '../../state/bikram-sambat-days.ts'
import type { ContactOutcome, SentInquiry } from '../../state/contact-form.ts'
import { toOfficeTime } from '../../text/dates.ts'
import { contactWords } from './contact-words.ts'
import { keepSent } from './kept-inquiry.ts'

/** An inquiry that was sent with JavaScript. */
export interface ShownInquiry extends SentInquiry {
  /** Its idempotency key; empty if it is confirmed again after a reload. */
  key: string
}

export interface OutcomeProps extends Pick<ContactOutcome, 'message'> {
  /** The sent inquiry; undefined if it could not be sent. */
  sent?: SentInquiry | ShownInquiry | undefined
  /** The id of the reason beside the button, which a toast has announced. */
  id?: string
}

/** What has become of an inquiry; the message is why it failed, or that of a form that was sent without JavaScript. */
export default function Outcome({ sent, message, id }: OutcomeProps) {
  const language = useLanguage()
  const text = message && language.message(message)
  if (sent) return <Confirmation sent={sent} title={text} />
  return id === undefined ? (
    <p
      role="alert"
      className="mb-5 flex items-center gap-3 rounded-card border border-danger p-4 font-semibold text-danger"
    >
      <CircleExclamationPoint aria-hidden className="size-5 shrink-0" />
      {text}
    </p>
  ) : (
    <Failure id={id} reason={text} />
  )
}

/** Says beside the button that the inquiry was not sent, why, and what to do. */
function Failure({ id, reason }: { id: string; reason: string }) {
  const texts = contactWords[useLanguage().tag]
  const box = useRef<HTMLDivElement>(null)
  // Newer browsers return a promise, which is no function to clean up.
  useEffect(() => void box.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <div ref={box} id={id} className="rounded-card border border-danger p-4">
      <p className="flex gap-3 font-semibold text-danger">
        <CircleExclamationPoint aria-hidden className="mt-0.5 size-5 shrink-0" />
        {texts.notSent(reason)}
      </p>
      <p className="mt-1 pl-8 text-small text-soft">{texts.sendAgain}</p>
      <p className="flex flex-wrap gap-x-6 pl-8">
        <ContactLinks />
      </p>
    </div>
  )
}

/** Confirms a sent inquiry: by when it is answered, if that is known, where the answer goes, and what was written. */
function Confirmation({ sent, title }: { sent: SentInquiry | ShownInquiry; title: string }) {
  const { tag, date } = useLanguage()
  const texts = contactWords[tag]
  const days = useAtomValue(calendarAtom)
  const isKept = 'key' in sent && sent.key === ''
  const by = useAnswerBy(sent, isKept)
  const heading = useRef<HTMLHeadingElement>(null)
  // After a form sent without JavaScript, and after a reload, the browser itself scrolls to the fragment.
  const isNew = 'key' in sent && sent.key !== ''
  useEffect(() => {
    if (isNew) heading.current?.focus({ preventScroll: true })
    if (isNew) heading.current?.scrollIntoView()
  }, [isNew])
  useEffect(() => {
    if (isNew) keepSent(sent, by)
  }, [isNew, sent, by])
  return (
    <div className="mb-8 rounded-card border border-success p-5">
      <h3 ref={heading} tabIndex={-1} className="flex items-center gap-3 text-h3 text-success">
        <CircleCheck aria-hidden className="size-5 shrink-0" />
        {title || texts.received}
      </h3>
      <p role="status" className="mt-3 font-semibold">
        {by && texts.answerBy(date(by, days?.[by]).text, toOfficeTime(by).slice(-5))}
      </p>
      {sent.email && sent.phone && <p className="mt-1 wrap-anywhere">{texts.answerTo(sent.email, sent.phone)}</p>}
      <p className="mt-3 text-small text-soft">{texts.youSent}</p>
      <blockquote dir="auto" className="mt-1 border-l-4 border-marigold pl-4 whitespace-pre-line wrap-anywhere">
        {sent.subject && <strong className="block">{sent.subject}</strong>}
        {sent.message}
      </blockquote>
      <p className="mt-4 text-small text-soft">{texts.more}</p>
    </div>
  )
}

/**
 * The time by which the inquiry is answered; empty if none is promised, undefined as long as it is not known.
 *
 * @param isKept whether it is restored from the history entry: the day of `answerBy` is then not in `calendarAtom`
 */
function useAnswerBy({ answerBy }: SentInquiry, isKept: boolean): string | undefined {
  const api = useAtomValue(apiAtom)
  const { tag } = useLanguage()
  const lookUp = useSetAtom(lookUpTimesAtom)
  const [time, setTime] = useState(isKept ? undefined : answerBy)
  const isKnown = time !== undefined
  useEffect(() => {
    const ask = async () => {
      const found = answerBy ?? (await api.answerTime())
      // Only other languages show the date in Bikram Sambat, which is looked up.
      if (found !== '' && tag !== DEFAULT_LANGUAGE) await lookUp([found])
      setTime(found)
    }
    // Without an answer the confirmation has no time.
    if (!isKnown) void ask().catch(() => undefined)
  }, [answerBy, api, isKnown, lookUp, tag])
  return time
}
