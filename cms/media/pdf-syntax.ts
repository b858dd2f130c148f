/** Reads PDF syntax (ISO 32000-2, 7.2 and 7.3) as far as the streams of a file, and where its links lead, have to be known. */

const [TAB, LF, FF, CR, SPACE, PERCENT] = [9, 10, 12, 13, 32, 37]
const [OPEN, CLOSE, SLASH, LESS, GREATER] = [40, 41, 47, 60, 62]
const [OPEN_ARRAY, BACKSLASH, CLOSE_ARRAY] = [91, 92, 93]

const isSpace = (byte: number | undefined): boolean =>
  byte === 0 || byte === TAB || byte === LF || byte === FF || byte === CR || byte === SPACE

const delimiters = new Set(Buffer.from('()<>[]{}/%'))
const isRegular = (byte: number | undefined): boolean => byte !== undefined && !isSpace(byte) && !delimiters.has(byte)

/** The position behind white space and comments. */
export function behindSpace(bytes: Buffer, from: number): number {
  let at = from
  for (;;) {
    while (isSpace(bytes[at])) at += 1
    if (bytes[at] !== PERCENT) return at
    while (at < bytes.length && bytes[at] !== LF && bytes[at] !== CR) at += 1
  }
}

function behindRegular(bytes: Buffer, from: number): number {
  let at = from
  while (isRegular(bytes[at])) at += 1
  return at
}

/** The position behind a string in parentheses, which may be nested; the end of the file if it is not closed. */
function behindText(bytes: Buffer, from: number): number {
  let depth = 0
  for (let at = from; at < bytes.length; at += 1) {
    const byte = bytes[at]
    if (byte === BACKSLASH) at += 1
    else if (byte === OPEN) depth += 1
    else if (byte === CLOSE) {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return bytes.length
}

/** An object with more tokens is not read: it would stop the event loop. Tables of a long document have some hundred thousand. */
const TOKENS_MAX = 1_000_000

/** The position behind a value, such as a dictionary with all that is in it; undefined if it is malformed. */
function behindValue(bytes: Buffer, from: number, tokens: { left: number }): number | undefined {
  const open: string[] = []
  let at = from
  do {
    at = behindSpace(bytes, at)
    tokens.left -= 1
    if (tokens.left < 0) return undefined
    const [byte, next] = [bytes[at], bytes[at + 1]]
    if (byte === LESS && next === LESS) {
      open.push('>>')
      at += 2
    } else if (byte === GREATER && next === GREATER) {
      if (open.pop() !== '>>') return undefined
      at += 2
    } else if (byte === OPEN_ARRAY) {
      open.push(']')
      at += 1
    } else if (byte === CLOSE_ARRAY) {
      if (open.pop() !== ']') return undefined
      at += 1
    } else if (byte === OPEN) at = behindText(bytes, at)
    else if (byte === LESS) at = bytes.indexOf('>', at) + 1 || bytes.length
    else if (byte === SLASH) at = behindRegular(bytes, at + 1)
    else if (isRegular(byte)) at = behindRegular(bytes, at)
    else return undefined
  } while (open.length > 0)
  return at
}

/** A name without the codes that may stand for its letters: `J#61va` is `Java`. */
export const decodedName = (name: string): string =>
  !name.includes('#')
    ? name
    : name.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** The entries of a dictionary that say how a stream is read. */
const names = ['Type', 'N', 'First', 'Filter', 'DecodeParms', 'DP', 'F', 'FFilter'] as const
const nameOf = new Map<string, (typeof names)[number]>(names.map((name) => [name, name]))
/** The longest of them with each letter as a code. */
const NAME_MAX_BYTES = 33

/** The values of these as they are written; of a name that is given more than once, all of them. */
export type Dictionary = ReadonlyMap<(typeof names)[number], readonly string[]>
const VALUES_MAX = 10

interface ObjectRead {
  /** The position up to which it was read. */
  to: number
  /** Undefined for what is no dictionary. */
  dictionary?: Dictionary
  /** Where the content of its stream begins, if it has one. */
  content?: number
}

/**
 * Reads the object whose keyword `obj` ends at a position; undefined if it is a dictionary that is malformed, or too large.
 *
 * @returns its dictionary, and where the content of its stream begins
 */
export function objectAt(bytes: Buffer, from: number): ObjectRead | undefined {
  let at = behindSpace(bytes, from)
  if (bytes[at] !== LESS || bytes[at + 1] !== LESS) return { to: at }
  const dictionary = new Map<(typeof names)[number], string[]>()
  const tokens = { left: TOKENS_MAX }
  at = behindSpace(bytes, at + 2)
  while (bytes[at] === SLASH) {
    const key = at + 1
    const behindKey = behindRegular(bytes, key)
    const begin = behindSpace(bytes, behindKey)
    // A value may be missing.
    const behind = bytes[begin] === GREATER ? begin : behindValue(bytes, begin, tokens)
    if (behind === undefined) return undefined
    let end = behind
    at = behindSpace(bytes, end)
    // A reference consists of three tokens: `5 0 R`.
    while (isRegular(bytes[at])) {
      end = behindRegular(bytes, at)
      at = behindSpace(bytes, end)
      tokens.left -= 1
      if (tokens.left < 0) return undefined
    }
    if (behindKey - key > NAME_MAX_BYTES) continue
    const name = nameOf.get(decodedName(bytes.toString('latin1', key, behindKey)))
    if (name === undefined) continue
    const values = dictionary.get(name) ?? []
    if (values.length === VALUES_MAX) return undefined
    dictionary.set(name, values)
    values.push(bytes.toString('latin1', begin, Math.min(end, begin + 200)))
  }
  if (bytes[at] !== GREATER || bytes[at + 1] !== GREATER) return undefined
  at = behindSpace(bytes, at + 2)
  return bytes.toString('latin1', at, at + 6) === 'stream'
    ? { to: at, dictionary, content: behindLineEnd(bytes, at + 6) }
    : { to: at, dictionary }
}

const behindLineEnd = (bytes: Buffer, at: number): number =>
  bytes[at] === CR ? (bytes[at + 1] === LF ? at + 2 : at + 1) : bytes[at] === LF ? at + 1 : at

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

export interface StringRead {
  text: string
  /** Whether it ends within what was given. */
  isWhole: boolean
  /** The bytes that were read. */
  read: number
}

/** Whether a byte may be the first of a string; `<` begins a dictionary, too. */
export const beginsString = (byte: number | undefined): boolean => byte === OPEN || byte === LESS

/** The string that a text begins with, in parentheses or hexadecimal; undefined if it begins with neither. */
export function stringIn(text: string): StringRead | undefined {
  const [, hexadecimal] = /^<(?!<)([^>]*)/.exec(text) ?? []
  if (hexadecimal !== undefined) {
    const digits = hexadecimal.replace(/[^\da-f]/gi, '')
    const read = hexadecimal.length + 1
    return { text: Buffer.from(digits, 'hex').toString('latin1'), isWhole: text.length > read, read }
  }
  if (!text.startsWith('(')) return undefined
  // As far as the first parenthesis: what a link leads to is known by then.
  const [written = ''] = /^(?:\\[^]|[^\\()])*/.exec(text.slice(1)) ?? []
  const plain = written.replace(/\\(\r\n|[0-7]{1,3}|[^])/g, (_, escaped: string) => {
    if (/^[0-7]/.test(escaped)) return String.fromCharCode(Number.parseInt(escaped, 8) & 255)
    return /^[\r\n]/.test(escaped) ? '' : (escapes[escaped] ?? escaped)
  })
  const read = written.length + 1
  return { text: plain, isWhole: /^[()]/.test(text.slice(read)), read }
}
