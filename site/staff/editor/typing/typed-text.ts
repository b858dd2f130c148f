import { headings } from '#contract/rich-text.ts'
import { typedLink } from '#contract/text/typed-link.ts'

/** What a paragraph becomes, by the toolbar's names. */
export type TypedBlock = 'bullet' | 'number' | 'quote' | (typeof headings)[number]

const markers = new Map<string, TypedBlock>([
  ['- ', 'bullet'],
  ['* ', 'bullet'],
  ['1. ', 'number'],
  ['१. ', 'number'],
  ['> ', 'quote'],
  ...headings.map((tag, n): [string, TypedBlock] => [`${'#'.repeat(n + 1)} `, tag]),
])

/** What a paragraph becomes of which this is the whole text, as in Markdown. */
export const typedBlock = (text: string): TypedBlock | undefined => markers.get(text)

/** A web address in a text: its place, and the URL that the link dialog would make of it. */
export interface FoundAddress {
  start: number
  end: number
  url: string
}

/** Longer addresses are rare, and checking them would take long. */
const LONGEST = 2048

/** The web address that a text ends with, as `https://…` or `www.…`; without brackets before it and punctuation after it. */
export function addressAtEnd(text: string): FoundAddress | undefined {
  const word = /\S*$/.exec(text.slice(-LONGEST))?.[0] ?? ''
  const before = /^[([{<"'“‘«]*/.exec(word)?.[0].length ?? 0
  const address = withoutPunctuation(word.slice(before))
  if (word.length === LONGEST || !/^(?:https?:\/\/|www\.)/i.test(address)) return undefined
  // The link would lead elsewhere than its text says: `typedLink` removes invisible characters.
  if (/[\p{Cc}\p{Cf}]/u.test(address)) return undefined
  const { url } = typedLink(address)
  const start = text.length - word.length + before
  return url === undefined ? undefined : { start, end: start + address.length, url }
}

/** The URL of a text that is a web address and nothing else. */
export function bareAddress(text: string): string | undefined {
  const found = addressAtEnd(text)
  return found?.start === 0 && found.end === text.length ? found.url : undefined
}

const opening = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
])

/** A closing bracket belongs to an address that opens it, as in https://en.wikipedia.org/wiki/Tax_(law). */
function withoutPunctuation(word: string): string {
  const last = word.at(-1) ?? ''
  const bracket = opening.get(last)
  const isOutside = bracket === undefined ? /[.,;:!?'"”’»>…।]/.test(last) : count(word, last) > count(word, bracket)
  return isOutside ? withoutPunctuation(word.slice(0, -1)) : word
}

const count = (text: string, character: string): number => text.split(character).length - 1
