import { useEffect, useRef, useState } from 'react'

import { type DeskEvent, isInquiryStatus } from '#contract/inquiry-desk.ts'
import { useStaffLanguage } from '../language/staff-language.ts'
import type { StaffWords } from '../language/words-en.ts'
import { WithName } from './with-name.tsx'

/** The events of an inquiry, the oldest first. A note that is added comes into view. */
export function Thread({ thread }: { thread: readonly DeskEvent[] }) {
  const { time, staff } = useStaffLanguage()
  const words = staff.desk.thread
  const list = useShownNote(thread.at(-1))
  return (
    <section aria-labelledby="thread">
      <h3 id="thread" className="mb-3 text-h3">
        {words.title}
      </h3>
      {thread.length === 0 ? (
        <p className="text-small text-soft">{words.none}</p>
      ) : (
        <ol ref={list} className="flex flex-col gap-4 border-l-2 border-line pl-4">
          {thread.map((event) => (
            <li key={event._id} className="text-small">
              <p>
                <WithName sentence={eventSentence(event, staff.desk)} name={event.who || words.somebody} />{' '}
                <time dateTime={event.at} className="text-note text-soft">
                  {time(event.at)}
                </time>
              </p>
              {(event.kind === 'note' || event.kind === 'reply') && (
                <p dir="auto" className="mt-1 rounded-card bg-mist p-3 whitespace-pre-line wrap-anywhere">
                  {event.text}
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** Scrolls to the newest event of a list, if it is a note that was not there at first. Returns the list's ref. */
function useShownNote(newest: DeskEvent | undefined) {
  const list = useRef<HTMLOListElement>(null)
  const [first] = useState(newest?._id)
  const note = newest?.kind === 'note' && newest._id !== first ? newest._id : undefined
  useEffect(() => {
    if (note === undefined) return
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
    list.current?.lastElementChild?.scrollIntoView({ block: 'nearest', behavior })
  }, [note])
  return list
}

/** A sentence about an event, in which the name of the person is put. */
function eventSentence({ kind, text }: DeskEvent, { thread, statuses }: StaffWords['desk']): (who: string) => string {
  switch (kind) {
    case 'taken':
      return text === '' ? thread.taken : (who) => thread.given(who, text)
    case 'released':
      return thread.released
    case 'note':
      return thread.noted
    case 'reply':
      return thread.replied
    case 'status':
      return (who) => thread.set(who, isInquiryStatus(text) ? statuses[text] : text)
  }
}
