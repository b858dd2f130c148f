import { type CodedMessage, codeOf, matchIn, type MessageCode } from './message-code.ts'

/** Messages that only the staff's forms meet: apart from those of visitors, which their pages download. */
const patterns = {
  fieldNotUrl: /^(.+) must begin with https:\/\/, http:\/\/, mailto:, tel: or \/$/,
  fieldNotPhone: /^(.+) must be a number like (\+[\d ]+)$/,
  fieldNotTime: /^(.+) must be a time like (\d\d:\d\d)$/,
  fieldNotDate: /^(.+) must be a date, like [\d-]+$/,
  fieldNotRecurrence: /^(.+) must be days like .+$/,
  dayMissing: /^(.+) must be a day that there is: ([\d-]+) has (\d+) days$/,
  dayBeyond: /^(.+) must be from ([\d-]+) to ([\d-]+): beyond that the calendar is not known$/,
  fieldNotBetween: /^(.+) must be a (?:whole )?number from (\S+) to (\S+)$/,
  fieldTooManyRows: /^(.+) must be at most (\d+)$/,
  fieldTooManyParts: /^(.+) must have at most ([\d,]+) paragraphs, line breaks and pieces of text$/,
  fieldTooManyPictures: /^(.+) must have at most (\d+) pictures$/,
  fieldTooComplex: /^(.+) has too much formatting to be read$/,
  entryUnknown: /^(.+) does not exist$/,
  slugTaken: /^Another entry has this slug\. Please choose another one\.$/,
  inquiryTaken: /^Somebody else has taken this inquiry\. It can be handed over\.$/,
  degreesApart: /^Latitude and longitude are set together$/,
  hoursReversed: /^To must be later than from$/,
  daysReversed: /^Until must not be before from$/,
  timePast: /^Time must be in the future$/,
  targetNoPage: /^Target must be the path of a page of this site, such as (\S+)$/,
  documentType: /^Document must be a PDF$/,
  documentTooLarge: /^Document must be at most (\d+) MB$/,
  documentBroken: /^Document cannot be read to its end$/,
  documentActive: /^Document must have no scripts, programs, other files or forms that send themselves$/,
  documentLocked: /^Document must open without a password$/,
  documentReplacement: /^A document is replaced by a document, a picture by a picture$/,
  pictureNotOfLibrary: /^A picture in the text is not of the library\.$/,
} as const

export type StaffMessageCode = keyof typeof patterns

/** The code of a message that only the staff meet; undefined for any other. */
export const staffMessageIn = (message: string): CodedMessage<StaffMessageCode> | undefined =>
  matchIn(patterns, message)

/** The code of any message of the API; undefined for a message without one. */
export const anyCodeOf = (message: string): CodedMessage<MessageCode | StaffMessageCode> | undefined =>
  codeOf(message) ?? staffMessageIn(message)
