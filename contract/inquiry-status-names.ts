import type { InquiryStatus } from './inquiry-desk.ts'

/** The English names of the statuses of inquiries. */
export const inquiryStatusNames: Readonly<Record<InquiryStatus, string>> = {
  new: 'New',
  open: 'Open',
  waiting: 'Waiting',
  answered: 'Answered',
  spam: 'Spam',
}
