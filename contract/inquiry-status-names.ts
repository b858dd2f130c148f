import type { InquiryStatus } from './desk.ts'

/** What the statuses of inquiries are called in English. */
export const inquiryStatusNames: Readonly<Record<InquiryStatus, string>> = {
  new: 'New',
  open: 'Open',
  waiting: 'Waiting',
  answered: 'Answered',
  spam: 'Spam',
}
