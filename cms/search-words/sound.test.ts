import { expect, it } from 'vitest'

import { fold } from './fold.ts'
import { soundOf, soundsOf } from './sound.ts'

it.each([
  ['कर', ['kar', 'KAR', 'kara']],
  ['आयकर', ['kar', 'ayakar', 'aayakar', 'aykar']],
  ['सरकार', ['sarkar', 'sarakar', 'sarkaar']],
  ['विवरण', ['vivaran', 'bibaran', 'wiwaran']],
  ['शुल्क', ['shulka', 'sulka', 'shulk']],
  ['लेखा परीक्षण', ['lekha', 'parikshan', 'pareekshan', 'parixan']],
  ['राजस्व', ['rajaswa', 'rajasva', 'rajasba', 'rajasw']],
  ['छूट', ['chhut', 'chhoot']],
  ['चालान', ['chalan']],
  ['ज्ञान', ['gyan', 'gyaan']],
  ['संस्था', ['sanstha', 'sansthaa']],
  ['पाँच', ['panch', 'paanch']],
  ['कम्पनी', ['kampani', 'kampanee']],
  ['भ्याट', ['bhyat']],
  ['अभिवृद्धि', ['abhivriddhi', 'abhibridhi', 'abhibriddhi']],
  ['कृषि', ['krishi', 'krisi']],
  ['फाराम', ['faram', 'pharam']],
])('%s sounds like each of %j', (text, words) => {
  for (const word of words) expect(soundsOf(text), word).toContain(soundOf(word))
})

it.each([
  ['कर', 'tax'],
  ['कर', 'bar'],
  ['सरकार', 'sansar'],
])('%s does not sound like %s', (text, word) => {
  expect(soundsOf(text)).not.toContain(soundOf(word))
})

it('postpositions have no sound: that of बाट would be the same as that of VAT', () => {
  expect(soundsOf('घर बाट')).toBe(soundsOf('घर'))
  expect(soundsOf('घरबाट')).toContain(soundOf('gharbat'))
})

it('Devanagari and single letters are not searched by their sound', () => {
  expect([soundOf('कर'), soundOf('k'), soundOf('2081')]).toEqual([undefined, undefined, undefined])
})

it.each([
  ['निति', 'नीति'],
  ['पुंजी', 'पूँजी'],
  ['बिबरण', 'विवरण'],
  ['शुल्क', 'षुल्क'],
  ['२०८१', '2081'],
  ['TAX', 'tax'],
])('%s and %s are the same word to a search', (one, other) => {
  expect(fold(one)).toBe(fold(other))
})
