const MAX_LENGTH = 400

/** One name of the list: leading space, then a quoted string (its end may be missing) or identifiers. */
const part =
  /(\s*)(?:"((?:[^"\\]|\\.)*)(?:"|$)\s*|'((?:[^'\\]|\\.)*)(?:'|$)\s*|((?:[^"',\\\s]|\\.)(?:[^"',\\]|\\.)*)?)(?:,|$)/suy
const escape = /\\(?:([\da-f]{1,6})\s?|(.))/gisu
/** Characters allowed in an unquoted name; more than CSS allows, since fonts have such names. */
const plain = /^[\p{L}\p{M}\p{N}\s._+@#!&-]*$/u
const identifiers = /^(?:-{0,2}[\p{L}_][\p{L}\p{M}\p{N}_-]*(?: |$))+$/u
const wide = /^(?:inherit|initial|unset|revert|revert-layer)$/i

/**
 * A sanitized list of font names, or undefined if it is none. Names are quoted where CSS requires it, and characters
 * other than letters, digits and a few harmless ones are escaped.
 */
export function fontFamily(value: string): string | undefined {
  if (value.length > MAX_LENGTH) return undefined
  let result = ''
  part.lastIndex = 0
  while (part.lastIndex < value.length) {
    const [whole, space, double, single, words] = part.exec(value) ?? []
    if (whole === undefined || (words !== undefined && !plain.test(words.replace(escape, '')))) return undefined
    const name = written(double ?? single ?? words ?? '', words !== undefined, single !== undefined ? "'" : '"')
    if (name !== undefined) result += result === '' ? name : `,${space ? ' ' : ''}${name}`
  }
  return result === '' || result.length > MAX_LENGTH ? undefined : result
}

function written(source: string, bare: boolean, quote: string): string | undefined {
  const name = source.replace(escape, unescaped).replace(/\s+/g, ' ').trim()
  if (!/[\p{L}\p{N}]/u.test(name) || (bare && wide.test(name))) return undefined
  return bare && identifiers.test(name)
    ? name
    : `${quote}${name.replace(/[^\p{L}\p{M}\p{N} ,._+!#-]/gu, escaped)}${quote}`
}

function unescaped(_escape: string, digits: string | undefined, character: string | undefined): string {
  if (digits === undefined) return character ?? ''
  const code = Number.parseInt(digits, 16)
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return isCharacter ? String.fromCodePoint(code) : '\ufffd'
}

const escaped = (character: string): string => `\\${(character.codePointAt(0) ?? 0).toString(16)} `
