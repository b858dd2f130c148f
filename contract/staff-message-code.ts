import { type CodedMessage, codeOf, fixedCodes, matchIn, type MessageCode } from './message-code.ts'
import { staffMessages } from './staff-messages.ts'

/**
 * Messages that only the staff's forms and programs meet: apart from those of visitors, which their pages download. A sentence with
 * names or numbers is built beside its check, and has to match its pattern here: tools/message-codes.test.ts.
 */
const patterns = {
  fieldNotUrl: /^(.+) must begin with https:\/\/, http:\/\/, mailto:, tel: or \/$/,
  fieldNotPhone: /^(.+) must be a number like (\+[\d ]+)$/,
  fieldNotTime: /^(.+) must be a time like (\d\d:\d\d)$/,
  fieldNotDate: /^(.+) must be a date(?:, like [\d-]+)?$/,
  fieldNotMoment: /^(.+) must be a date and time with an offset, like \S+$/,
  fieldNotRecurrence: /^(.+) must be days like .+$/,
  dayMissing: /^(.+) must be a day that there is: ([\d-]+) has (\d+) days$/,
  dayBeyond: /^(.+) must be from ([\d-]+) to ([\d-]+): beyond that the calendar is not known$/,
  fieldNotBetween: /^(.+) must be a (?:whole )?number from (\S+) to (\S+)$/,
  fieldNotAtLeast: /^(.+) must be a (?:whole )?number of at least (\S+)$/,
  fieldNotAtMost: /^(.+) must be a (?:whole )?number of at most (\S+)$/,
  fieldNotNumber: /^(.+) must be a (?:whole )?number$/,
  fieldNotFlag: /^(.+) must be true or false$/,
  fieldNotOneOf: /^(.+) must be (?:one of |some of |(?=\S+(?: or \S+)+$))(.+)$/,
  fieldMalformed:
    /^(.+) must be (?:a list|a list of ids|a list of objects|an object|ids of .+|the id of .+|texts by language|lists by language)$/,
  fieldTooManyRows: /^(.+) must be at most (\d+)$/,
  fieldTooManyParts: /^(.+) must have at most ([\d,]+) paragraphs, line breaks and pieces of text$/,
  fieldTooManyPictures: /^(.+) must have at most (\d+) pictures$/,
  fieldTooComplex: /^(.+) has too much formatting to be read$/,
  inquiryStatusNow: /^This inquiry is now “(\w+)”\.$/,
  inquiryStatusNowBy: /^This inquiry is now “(\w+)”: (.+) has changed it\.$/,
  entryUnknown: /^(.+) does not exist$/,
  entryClosed: /^(.+) is no longer open$/,
  // Patterns, since importing document-messages.ts here would add it to all of the staff's screens.
  documentType: /^Document must be a PDF$/,
  documentTooLarge: /^Document must be at most (\d+) MB$/,
  documentBroken: /^Document cannot be read to its end$/,
  documentActive: /^Document must have no scripts, programs, other files or forms that send themselves$/,
  documentLocked: /^Document must open without a password$/,
  documentReplacement: /^A document is replaced by a document, a picture by a picture$/,
  fileUsed: /^This (?:document|picture) is used by (.+)\. Take it out there first\.$/,
  fileKept: /^This (?:document|picture) belongs to what can be restored: (.+)\. It is deleted with that\.$/,
  problemIn: /^In (English|नेपाली): (.+)$/,
  linkInvalid: /^A link leads to “(.*)”: .+$/,
  addressRedirected: /^This address leads to (.+) already\. End that redirect first, in the list of redirects\.$/,
  tooManyKeys: /^At most (\d+) API keys each: delete one first$/,
  tooManyAtOnce: /^At most (\d+) can be changed at once\. Choose fewer\.$/,
} as const

export type StaffMessageCode = keyof typeof staffMessages | keyof typeof patterns

const fixed = fixedCodes(staffMessages)

/** The code of a message that only the staff meet; undefined for any other. */
export const staffMessageIn = (message: string): CodedMessage<StaffMessageCode> | undefined => {
  const code = fixed.get(message)
  return code ? { code, values: [] } : matchIn(patterns, message)
}

/** The code of any message of the API; undefined for a message without one. */
export const anyCodeOf = (message: string): CodedMessage<MessageCode | StaffMessageCode> | undefined =>
  codeOf(message) ?? staffMessageIn(message)
