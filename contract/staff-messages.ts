/** The API's fixed messages that only the staff meet, by their codes. */
export const staffMessages = {
  slugTaken: 'Another entry has this slug. Please choose another one.',
  statusBesideDraft:
    'This entry has a draft that is newer than what is published. Send _status "published" to publish the draft with this change, or draft=true in the URL to change the draft only.',
  inquiryTaken: 'Somebody else has taken this inquiry. It can be handed over.',
  takenOrHolder: 'Send either taken or holder',
  degreesApart: 'Latitude and longitude are set together',
  hoursReversed: 'To must be later than from',
  daysReversed: 'Until must not be before from',
  timePast: 'Time must be in the future',
  nothingToPublish: 'Visitors see the newest content: there is no draft to publish',
  publishedTogether: 'All languages are published together',
  targetNoPage: 'Page must be the path of a page of this site, such as /blog',
  targetSame: 'An address cannot lead to itself: choose another page',
  targetLoops: 'This page has a redirect back to the address: end that redirect first',
  addressNoPath: 'Address must be a path of this site, such as /old-page',
  addressQuery: 'An address is redirected whatever follows ? or # in it: leave that out',
  targetQuery: 'Page must be a path alone: leave out what follows ? or # in it',
  addressIsPage: 'There is a page at this address: only addresses that are not found can be redirected',
  addressMoved: 'This address leads to an entry already, which had it before',
  addressReserved: 'The site itself uses this address, so it cannot be redirected',
  tooManyRedirects: 'There are as many redirects as there can be: end one first',
  pictureRequired: 'A picture is required.',
  pictureNotOfLibrary: 'A picture in the text is not of the library.',
  notRichText: 'This is not rich text.',
  tablesTooLarge: 'The tables in the text are too large: together they may have 5,000 cells.',
  orderInvalid: 'This cannot be put in order.',
  notOwnFactor: 'Your own second factor is turned off at /account',
  factorMissing: 'There is no second factor',
  factorPresent: 'There is a second factor: turn it off first',
  ownFactorFirst: 'Set up your own second factor first',
} as const

/** @param who has changed the status; empty if unknown */
export const inquiryStatusNow = (status: string, who: string): string =>
  `This inquiry is now “${status}”${who === '' ? '' : `: ${who} has changed it`}.`

export const entryUnknown = (label: string): string => `${label} does not exist`

/** An entry that visitors could see until its last day. */
export const entryClosed = (name: string): string => `${name} is no longer open`

/** Of an address that is entered with another page. */
export const addressRedirected = (target: string): string =>
  `This address leads to ${target} already. End that redirect first, in the list of redirects.`

export const tooManyKeys = (most: number): string => `At most ${most} API keys each: delete one first`

export const tooManyAtOnce = (most: number): string => `At most ${most} can be changed at once. Choose fewer.`

/** @param uses what shows the file, in words */
export const fileUsed = (noun: 'document' | 'picture', uses: string): string =>
  `This ${noun} is used by ${uses}. Take it out there first.`

/** @param use what can be restored with the file, in words */
export const fileKept = (noun: 'document' | 'picture', use: string): string =>
  `This ${noun} belongs to what can be restored: ${use}. It is deleted with that.`
