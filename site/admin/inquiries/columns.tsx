import { Mail } from 'lucide-react'

import type { EntityOf } from '#contract/index.ts'
import { formatDate } from '../../text/dates.ts'
import { telephoneHref } from '../../text/telephone.ts'
import type { Column } from '../table/columns.ts'
import { LongText } from './long-text.tsx'
import { mailTo } from './mail-to.ts'

type Inquiry = EntityOf<'inquiry'>

/** The columns of the list of inquiries. */
export const inquiryColumns: readonly Column<Inquiry>[] = [
  {
    label: 'Name',
    text: ({ name }) => name,
    cell: ({ name }) => <bdi className="block font-semibold wrap-anywhere sm:min-w-24">{name}</bdi>,
  },
  {
    label: 'Phone',
    text: ({ phone }) => phone,
    cell: ({ phone }) => (
      <a href={telephoneHref(phone)} className="link block tabular-nums wrap-anywhere sm:min-w-36">
        {phone}
      </a>
    ),
  },
  {
    label: 'Email',
    text: ({ email }) => email,
    cell: ({ email }) => <span className="block wrap-anywhere sm:min-w-36">{email}</span>,
  },
  { label: 'Message', text: ({ message }) => message, cell: ({ message }) => <LongText text={message} /> },
  {
    label: 'Date',
    text: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="sm:whitespace-nowrap">
        {formatDate(createdAt)}
      </time>
    ),
  },
  {
    label: 'Action',
    cell: (inquiry) => (
      <a
        href={mailTo(inquiry)}
        aria-label={`Send ${inquiry.name} an e-mail`}
        className="inline-flex min-h-11 items-center gap-2 rounded-card border border-field px-4 font-semibold hover:border-brand hover:text-brand"
      >
        <Mail aria-hidden className="size-4" />
        Send
      </a>
    ),
  },
]
