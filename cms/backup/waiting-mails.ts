/**
 * What becomes of mails that waited for the mail server when a backup was made: sent by a copy of the site, as one that tries a backup
 * out, they would reach people who have nothing to do with it, or who have had them already.
 */
export type WaitingMails = 'drop' | 'keep'
