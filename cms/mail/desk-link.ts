import { getSettings, siteOrigin } from '#cms/common/environment.ts'

/** The URL of an inquiry on the staff's desk, for mails. */
export const deskLink = (inquiry: string): string => `${siteOrigin(getSettings())}/inquiry-list#${inquiry}`
