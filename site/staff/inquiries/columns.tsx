import { officeDay } from '#contract/office-day.ts'
import { Mail } from '../../ui/icons/mail.ts'
import { MessageSquareText } from '../../ui/icons/message-square-text.ts'

import { laterPart } from '../../ui/lazy-part.tsx'
import { hasDigits, telephoneHref } from '../../text/telephone.ts'
import type { StaffLanguage } from '../language/staff-language.ts'
import type { Column } from '../table/columns.ts'
import type { ListedInquiry } from './desk-list.ts'
import { LongText } from './long-text.tsx'
import { Breakable } from './breakable.tsx'
import { mailTo } from './mail-to.ts'
import { InquiryState } from './inquiry-state.tsx'
import type { SpamButtonProps } from './spam-button.tsx'

/** Loaded later, with its words. */
const SpamButton = laterPart<SpamButtonProps>(() => import('./spam-button.tsx'))

const action =
  'inline-flex min-h-11 items-center gap-2 rounded-card border border-field px-3 font-semibold hover:border-brand hover:text-brand'

/**
 * The columns of the list of inquiries.
 *
 * @param other another language, in which some of the visitors read
 * @param now the time that promised ones are compared with
 */
export const inquiryColumns = (
  language: StaffLanguage,
  other: StaffLanguage | undefined,
  now: number,
  onOpen: (inquiry: ListedInquiry) => void,
): readonly Column<ListedInquiry>[] => {
  const { day, staff } = language
  const words = staff.desk
  /** The language of a mail to a visitor. */
  const mailIn = ({ desk }: ListedInquiry) => (other && desk?.language === other.tag ? other : language)
  return [
    {
      label: words.name,
      text: ({ name, phone, email }) => `${name}\n${phone}\n${email}`,
      cell: (inquiry) => (
        <div className="flex flex-col items-start wrap-anywhere sm:min-w-28 lg:min-w-40">
          <bdi className="block font-semibold">{inquiry.name}</bdi>
          {hasDigits(inquiry.phone) ? (
            <a href={telephoneHref(inquiry.phone)} className="link inline-block py-1 tabular-nums">
              {inquiry.phone}
            </a>
          ) : (
            <span className="inline-block py-1">{inquiry.phone}</span>
          )}
          <a href={mailTo(inquiry, mailIn(inquiry))} className="link inline-block py-1">
            <Breakable text={inquiry.email} />
          </a>
        </div>
      ),
    },
    {
      label: words.message,
      text: ({ subject = '', message }) => `${subject}\n${message}`,
      cell: ({ subject, message }) => (
        <>
          {subject && <bdi className="block font-semibold wrap-anywhere">{subject}</bdi>}
          <LongText text={message} />
        </>
      ),
    },
    {
      label: words.status,
      text: ({ desk }) => (desk ? `${words.statuses[desk.status]} ${desk.takenBy?.name ?? ''}` : ''),
      cell: ({ name, desk }) =>
        desk && (
          <>
            <InquiryState row={desk} now={now} />
            <SpamButton name={name} row={desk} />
          </>
        ),
    },
    {
      label: words.date,
      // Searched by the day as it is shown, and by the date in ISO 8601, both of Nepal.
      text: ({ createdAt }) => `${day(createdAt)} ${officeDay(Date.parse(createdAt))}`,
      sortKey: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="xl:whitespace-nowrap">
          {day(createdAt)}
        </time>
      ),
    },
    {
      label: words.action,
      cell: (inquiry) => (
        <div className="flex flex-wrap gap-2 sm:inline-grid">
          <button
            type="button"
            aria-label={words.detailsOf(inquiry.name)}
            onClick={() => onOpen(inquiry)}
            className={action}
          >
            <MessageSquareText aria-hidden className="size-4" />
            {words.details}
          </button>
          <a href={mailTo(inquiry, mailIn(inquiry))} aria-label={words.sendTo(inquiry.name)} className={action}>
            <Mail aria-hidden className="size-4" />
            {words.send}
          </a>
        </div>
      ),
    },
  ]
}
