import { expect, it } from 'vitest'

import { isCtrlLetter } from './pressed-key.ts'

const ctrl = { ctrlKey: true }

it.each<[string, string, string, Partial<KeyboardEvent>, boolean]>([
  ['Ctrl and the letter', 's', 'KeyS', ctrl, true],
  ['Command and the letter', 's', 'KeyS', { metaKey: true }, true],
  ['Caps Lock', 'S', 'KeyS', ctrl, true],
  ['a Nepali keyboard', 'स', 'KeyS', ctrl, true],
  ['a Nepali keyboard, where one key is two characters', 'क्ष', 'KeyS', ctrl, true],
  ['Dvorak, where another key has the letter', 's', 'Semicolon', ctrl, true],
  ['Dvorak, where the key has another letter', 'o', 'KeyS', ctrl, false],
  ['AZERTY, where a letter is on the key of another', 'q', 'KeyA', ctrl, false],
  ['another key of a Nepali keyboard', 'म', 'KeyM', ctrl, false],
  ['the letter alone', 's', 'KeyS', {}, false],
  ['Shift, too', 'S', 'KeyS', { ctrlKey: true, shiftKey: true }, false],
  ['AltGr on a Nepali keyboard', 'श', 'KeyS', { ctrlKey: true, altKey: true }, false],
])('Ctrl S, by %s: %s of %s', (_how, key, code, modifiers, isPressed) =>
  expect(isCtrlLetter('s', new KeyboardEvent('keydown', { key, code, ...modifiers }))).toBe(isPressed),
)

it('Ctrl A on AZERTY is its own A, and not that of the key Q', () => {
  expect(isCtrlLetter('a', new KeyboardEvent('keydown', { key: 'a', code: 'KeyQ', ...ctrl }))).toBe(true)
  expect(isCtrlLetter('q', new KeyboardEvent('keydown', { key: 'a', code: 'KeyQ', ...ctrl }))).toBe(false)
})
