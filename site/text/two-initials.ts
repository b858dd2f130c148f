import { initials } from './initials.ts'

/** The initials of a name's first two words; in Devanagari with dots, since together they would read as a word. */
export function twoInitials(name: string): string {
  const [first, both] = [initials(name, 1), initials(name, 2)]
  return first === both || !/\p{Script=Devanagari}/u.test(both) ? both : `${first}.${both.slice(first.length)}.`
}
