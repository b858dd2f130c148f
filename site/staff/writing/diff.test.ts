import fc from 'fast-check'
import { expect, it } from 'vitest'

import { diffWords, shortened } from './diff.ts'

const side = (parts: ReturnType<typeof diffWords>, kind: 'removed' | 'added'): string =>
  parts.flatMap((part) => (part.kind === kind || part.kind === 'same' ? part.text : [])).join('')

it('tells what was removed and added, word by word', () => {
  expect(diffWords('File the return in Asar.', 'File your return by Asar.')).toEqual([
    { kind: 'same', text: 'File' },
    { kind: 'removed', text: ' the' },
    { kind: 'added', text: ' your' },
    { kind: 'same', text: ' return' },
    { kind: 'removed', text: ' in' },
    { kind: 'added', text: ' by' },
    { kind: 'same', text: ' Asar.' },
  ])
})

it('contains both texts completely', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', ' ', '\n')).map((words) => words.join(' '))
  fc.assert(
    fc.property(text, text, (older, newer) => {
      const parts = diffWords(older, newer)
      expect([side(parts, 'removed'), side(parts, 'added')]).toEqual([older, newer])
    }),
  )
})

it('treats a text that is too long to compare as replaced', () => {
  const words = (word: string) => Array.from({ length: 3000 }, (_, n) => `${word}${n}`).join(' ')
  expect(diffWords(words('a'), words('b')).map(({ kind }) => kind)).toEqual(['removed', 'added'])
})

it('of a long unchanged text only the words beside a change are shown', () => {
  const words = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => ` w${from + n}`).join('')
  const older = `Start${words(0, 60)} old${words(60, 120)} end`
  const newer = `Start${words(0, 60)} new${words(60, 120)} end`
  const shown = shortened(diffWords(older, newer)).map(({ text }) => text)
  expect(shown).toEqual([` …${words(48, 60)}`, ' old', ' new', `${words(60, 72)} …`])
  expect(shortened(diffWords('all the same', 'all the same'))).toEqual([{ kind: 'same', text: 'all the same' }])
})
