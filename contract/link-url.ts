import { linkTarget } from './rich-text.ts'

/** Whether a link of the firm's may lead there: another site, mail, a telephone, or a place on this site from its root. */
export const isLinkUrl = (text: string): boolean =>
  linkTarget(text) === text && (/^(mailto|tel):\S/i.test(text) || /^[/#?]/.test(text) || isHttpUrl(text))

const isHttpUrl = (text: string): boolean => /^https?:\/\/[^/?#]/i.test(text) && URL.canParse(text)
