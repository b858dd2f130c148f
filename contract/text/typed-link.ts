import { withLatinDigits } from './latin-digits.ts'
import { isEmail } from './characters.ts'
import { linkTarget } from './link-url.ts'

/** The URL of a typed text, or the reason why it is none. */
export type TypedLink = { url: string; problem?: undefined } | { url?: undefined; problem: string }

const problemOf = (problem: string): TypedLink => ({ problem })

/**
 * Parses what a person types as a link: `ird.gov.np` is a web page, `+977 9841000000` a telephone, `hello@…` an e-mail address,
 * `/price` a page of this site. Parsing the result again gives the same.
 */
export function typedLink(typed: string): TypedLink {
  // Copied URLs may contain invisible characters.
  const text = typed.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()
  if (text === '') return problemOf('Type where the link leads.')
  if (/^[\\/]{2}/.test(text) || text.includes('\\')) return problemOf(`“${shown(text)}” is no address.`)
  if (/^[/#?]/.test(text)) return normalized(text)
  if (isPlainEmail(text)) return { url: `mailto:${text}` }
  const number = telephoneOf(text)
  if (number !== undefined) return { url: `tel:${number}` }
  // A host and a port look like a scheme.
  if (isDomain(text)) return web(`https://${text}`, text)
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(text)?.[1]?.toLowerCase()
  return scheme === undefined ? problemOf(noAddress(text)) : withScheme(scheme, text)
}

function withScheme(scheme: string, text: string): TypedLink {
  const rest = text.slice(scheme.length + 1)
  switch (scheme) {
    case 'http':
    case 'https':
      return web(`${scheme}:${rest}`, text)
    case 'mailto': {
      const [address = ''] = rest.split('?', 1)
      return isPlainEmail(address) ? normalized(`mailto:${rest}`) : problemOf(`“${shown(rest)}” is no e-mail address.`)
    }
    case 'tel': {
      const number = telephoneOf(rest)
      return number === undefined ? problemOf(`“${shown(rest)}” is no telephone number.`) : { url: `tel:${number}` }
    }
    default:
      return problemOf(`A link cannot begin with “${shown(scheme)}:”: only with https:, mailto: or tel:.`)
  }
}

/** An e-mail address without signs that mean something in a URL. */
const isPlainEmail = (text: string): boolean => isEmail(text) && !/[?#%/]/.test(text)

/** Ends that are far more often those of a file than of a web address. */
const FILE = /^[^/?#]*\.(?:pdf|docx?|xlsx?|pptx?|csv|txt|jpe?g|png|gif|webp|heic|zip|html?|php)$/i

function noAddress(text: string): string {
  if (FILE.test(text)) return `“${shown(text)}” looks like a file: a link needs its whole address, https://….`
  if (/^[^\s/?#]+$/.test(text))
    return `“${shown(text)}” is no address. A page of this site begins with a slash: /${shown(text)}.`
  return `“${shown(text)}” is no address: type a web page, a page of this site (/…), an e-mail address or a telephone number.`
}

const LONGEST_SHOWN = 60

const shown = (text: string): string =>
  text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN).toWellFormed()}…` : text

const LABEL = String.raw`[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`
const TOP = String.raw`(?:\p{L}[\p{L}\p{M}]+|xn--[a-z\d-]+)`
const DOMAIN = new RegExp(String.raw`^(?:${LABEL}\.)+${TOP}\.?(?::\d{1,5})?(?:[/?#]\S*)?$`, 'iu')

const isDomain = (text: string): boolean => DOMAIN.test(text) && !FILE.test(text)

/** A whole web address: a host that can be on the web, without a name and password before it. */
function web(url: string, typed: string): TypedLink {
  const isWhole = /^https?:\/\/[^/?#@\s]+(?:[/?#]|$)/i.test(url) && URL.canParse(url)
  const host = isWhole ? new URL(url).hostname : ''
  return /\.[^.]|^localhost$|^\[/.test(host) ? normalized(url) : problemOf(`“${shown(typed)}” is no whole web address.`)
}

function normalized(url: string): TypedLink {
  const target = linkTarget(url)
  return target === undefined ? problemOf(`“${shown(url)}” is no address.`) : { url: target }
}

/** The most digits of an international number (ITU-T E.164), and the fewest of a local one. */
const DIGITS_MAX = 15
const DIGITS_MIN = 6

/** The digits of a telephone number, which people write in groups and in Nepali digits as well. */
function telephoneOf(text: string): string | undefined {
  const latin = withLatinDigits(text)
  if (!/^\+?\d[\d\s()./-]*$|^\(\+?\d[\d\s()./-]*$/.test(latin) || isDateOrHost(latin)) return undefined
  const digits = latin.replace(/[^\d+]/g, '')
  const count = digits.replace('+', '').length
  return count >= DIGITS_MIN && count <= DIGITS_MAX ? digits : undefined
}

const isDateOrHost = (text: string): boolean =>
  /^\d{4}[-./]\d{1,2}[-./]\d{1,2}$|^\d{1,2}[-./]\d{1,2}[-./]\d{4}$|^\d{1,3}(?:\.\d{1,3}){3}/.test(text)
