import { linkTarget } from './rich-text.ts'

/** Whether a URL is allowed in the firm's links: http(s), mailto, tel, or a path from the site's root. */
export const isLinkUrl = (text: string): boolean =>
  linkTarget(text) === text && (/^(mailto|tel):\S/i.test(text) || /^[/#?]/.test(text) || isHttpUrl(text))

const isHttpUrl = (text: string): boolean => /^https?:\/\/[^/?#]/i.test(text) && URL.canParse(text)
