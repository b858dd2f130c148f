/** Whether a URL is allowed in the firm's links: http(s), mailto, tel, or a path from the site's root. */
export const isLinkUrl = (text: string): boolean =>
  linkTarget(text) === text && (/^(mailto|tel):\S/i.test(text) || /^[/#?]/.test(text) || isHttpUrl(text))

const isHttpUrl = (text: string): boolean => /^https?:\/\/[^/?#]/i.test(text) && URL.canParse(text)

/**
 * A link's normalized URL, or undefined if it is not allowed. Checked as browsers parse it: without control
 * characters, and without white space around and within the scheme.
 */
export function linkTarget(href: string): string | undefined {
  const read = href
    .replace(/[\u0000-\u0020\u007f-\u00a0\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]/g, (character) =>
      character === ' ' ? ' ' : '',
    )
    .trim()
  // Browsers encode spaces the same way; editors reject a raw space.
  const normalized = read.replaceAll(' ', '%20')
  const scheme = /^([^/?#]*?):/.exec(read.replace(/ /g, ''))?.[1]?.toLowerCase()
  // A link that was begun and never filled in: the panel's editor starts with `https://`.
  if (/^https?:[\\/]*$/i.test(normalized)) return undefined
  if (scheme !== undefined)
    return /^(https?|mailto|tel)$/.test(scheme) && /^[a-z]+:/i.test(read) ? normalized : undefined
  if (/^[\\/]{2}/.test(read) || read.includes('\\')) return undefined
  return read === '' ? undefined : normalized
}
