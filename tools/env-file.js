import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'

const root = path.resolve(import.meta.dirname, '..')

/** Variables that `.env` may set for Node.js and its libraries. */
const ofNode = /^(TZ|(NODE|UV|SSL)_.*)$/
/** A name that needs no more characters changed is taken for misspelt. */
const NEAR = 2

/**
 * Settings from `.env` beside package.json, where there is one; what the environment sets itself comes first. Prints one line if it has names
 * that are no settings; ends the process with one line if it cannot be read, or has a line that would be read as something else.
 *
 * @param {string} [file]
 */
export function readEnvFile(file = path.join(root, '.env')) {
  const text = textOf(file) ?? ''
  const problem = problemIn(text)
  if (problem !== undefined) {
    console.error(`${path.basename(file)}: ${problem}`)
    process.exit(1)
  }
  const settings = parseEnv(text)
  for (const [name, value] of Object.entries(settings)) process.env[name] ??= value
  // It may have been renamed to .env.
  const example = textOf(path.join(root, '.env.example'))
  if (example === undefined) return
  const unknown = unknownNames(
    Object.keys(settings).filter((name) => !ofNode.test(name)),
    settingsIn(example),
  )
  if (unknown.length > 0) console.warn(`No settings of this site, in .env: ${unknown.join(', ')}`)
}

/**
 * @param {string} file
 * @returns {string | undefined} undefined if there is none
 */
function textOf(file) {
  try {
    // Editors on Windows begin a file with a byte order mark.
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    console.error(
      `${path.basename(file)} must be a file that can be read: ${error instanceof Error ? error.message : error}`,
    )
    process.exit(1)
  }
}

/**
 * The first line that Node's parser reads as something else than what is meant; undefined if there is none. It is named by its number, since
 * it may be of a secret.
 *
 * @param {string} text
 * @returns {string | undefined}
 */
export function problemIn(text) {
  if (text.includes('\0')) return 'save it as UTF-8: it is UTF-16 or no text'
  for (let at = 0, line = 1; at < text.length;) {
    const end = lineEnd(text, at)
    const whole = text.slice(at, end)
    const name = /^\s*(?:export\s+)?([\w.-]+)\s*=/.exec(whole)
    if (/^\s*(?:#|$)/.test(whole)) at = end + 1
    // Node's parser takes such a line, together with the following one, for a name.
    else if (!name) return `line ${line} is no NAME=value: correct it, or put a # before it`
    else {
      const from = at + name[0].length
      const quoteEnd = closingQuote(text, from)
      if (quoteEnd === -1 && /^(?:#|[^#]*\S#)/.test(text.slice(from, end)))
        return `line ${line} (${name[1]}): the value would end at its #: put it into single quotes, or a space before a comment`
      const next = lineEnd(text, Math.max(from, quoteEnd))
      line += text.slice(at, next).split('\n').length - 1
      at = next + 1
    }
    line += 1
  }
  return undefined
}

/**
 * @param {string} text
 * @param {number} from
 */
function lineEnd(text, from) {
  const end = text.indexOf('\n', from)
  return end === -1 ? text.length : end
}

/**
 * Where the closing quote of a value is, perhaps lines later; -1 for a value without quotes.
 *
 * @param {string} text
 * @param {number} from after the equals sign
 */
function closingQuote(text, from) {
  const [start = '', quote] = /^[^\S\n]*(["'`])?/.exec(text.slice(from)) ?? []
  return quote === undefined ? -1 : text.indexOf(quote, from + start.length)
}

/**
 * The names in .env.example, which has all settings.
 *
 * @param {string} example
 */
const settingsIn = (example) => [...example.matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name)

/**
 * The names that are not known, each with the known one that may be meant.
 *
 * @param {readonly string[]} names
 * @param {readonly string[]} known
 */
export const unknownNames = (names, known) =>
  names
    .filter((name) => !known.includes(name))
    .map((name) => {
      const meant = nearest(name, known)
      if (meant !== undefined) return `${name} (${meant}?)`
      // The lines of a secret that is wrapped, as base64 is, are read as names.
      return /^[A-Z][A-Z0-9_]*$/.test(name) ? name : '… (a line of a value that needs quotes?)'
    })

/**
 * The known name that differs in the fewest characters, two at most, else one that begins with the name, or with which it begins.
 *
 * @param {string} name
 * @param {readonly string[]} known
 */
function nearest(name, known) {
  const near = known
    .map((other) => ({ other, edits: edits(name.toUpperCase(), other) }))
    .filter((one) => one.edits <= NEAR)
    .sort((one, other) => one.edits - other.edits)
  return near[0]?.other ?? known.find((other) => other.startsWith(name) || name.startsWith(other))
}

/**
 * Levenshtein's distance: how many characters have to be added, removed or replaced.
 *
 * @param {string} from
 * @param {string} to
 */
function edits(from, to) {
  let row = Array.from({ length: to.length + 1 }, (_, n) => n)
  for (const [i, character] of [...from].entries()) {
    const next = [i + 1]
    for (let j = 0; j < to.length; j += 1)
      next.push(Math.min((row[j] ?? 0) + (character === to[j] ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    row = next
  }
  return row[to.length] ?? 0
}
