import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { fold } from './fold.ts'
import { type Marked, markPlace, markWords, type WordPlace } from './mark-words.ts'

const by = (words: readonly string[], place: WordPlace = 'start'): Marked => ({ words, synonyms: [], place })

const marked = (pieces: readonly string[]): string =>
  pieces.map((piece, place) => (place % 2 === 1 ? `[${piece}]` : piece)).join('')

it.each([
  ['VAT returns and vat', ['vat'], '[VAT] returns and [vat]'],
  ['Taxes on taxis', ['tax', 'axi'], '[Tax]es on [taxi]s'],
  ['मूल्य अभिवृद्धि कर', ['मुल्य'], '[मूल्य] अभिवृद्धि कर'],
  ['आयकर विवरण', ['kar'], '[आयकर] विवरण'],
  ['आ.व. २०८१', ['2081'], 'आ.व. [२०८१]'],
  ['cafe\u0301 noir', ['café'], '[café] noir'],
  ['nothing', ['zzz'], 'nothing'],
  ['', ['a'], ''],
  ['a.b*c', ['.', '*'], 'a[.]b[*]c'],
])('%j searched for %j is %j', (text, words, expected) => {
  expect(marked(markWords(text, by(words, 'anywhere')))).toBe(expected)
})

it.each([
  ['VAT and private (vat), pre-VAT, elevate', ['vat'], '[VAT] and private ([vat]), pre-[VAT], elevate'],
  ['Taxes on taxis', ['tax', 'axi'], '[Tax]es on [tax]is'],
  ['Registration of registered companies', ['register', 'company'], '[Registration] of [registered] [companies]'],
  ['करदाताको आयकर', ['kar'], '[करदाताको] आयकर'],
  ['करदाताको आयकर', ['कर'], '[कर]दाताको आय[कर]'],
])('%j searched for %j from the start of words is %j', (text, words, expected) => {
  expect(marked(markWords(text, by(words, 'start')))).toBe(expected)
})

it('an excerpt is around a word that begins so, not around one that merely contains it', () => {
  const text = `Private limited. ${'Nothing here. '.repeat(40)}The VAT return. ${'Nothing here. '.repeat(40)}`
  expect(marked(markPlace(text, by(['vat'])))).toMatch(/^… .*The \[VAT\] return\./)
})

const nepali = fc.string({ unit: fc.constantFrom(...'कखगशषसईइीिूु़ँं्‍ aA1१') })
const text = fc.oneof(nepali, fc.string({ unit: 'grapheme' }))

describe('whatever is searched for', () => {
  it('the pieces are the text, and each that is found is one of the words or touches another', () => {
    fc.assert(
      fc.property(text, fc.array(text, { maxLength: 3 }), (whole, words) => {
        const pieces = markWords(whole, by(words, 'anywhere'))
        expect(pieces.join('')).toBe(whole.normalize('NFC'))
        expect(pieces.length % 2).toBe(1)
        for (const found of pieces.filter((_, place) => place % 2 === 1)) expect(found).not.toBe('')
      }),
    )
  })

  it('a word that the text has is marked in it', () => {
    fc.assert(
      fc.property(text, text, text, (before, word, after) => {
        fc.pre(fold(word).trim() !== '' && fold(before + word + after).includes(fold(word)))
        expect(markWords(before + word + after, by([word], 'anywhere')).length).toBeGreaterThan(1)
      }),
    )
  })
})

describe('the place of a text', () => {
  const filler = 'All work and no play makes Jack a dull boy. '
  it.each([0, 5, 30, 500, 2200])('has the word after %i sentences, marked, and is short', (sentences) => {
    const pieces = markPlace(`${filler.repeat(sentences)}Here is the needle. ${filler.repeat(30)}`, by(['needle']))
    expect(pieces[1]).toBe('needle')
    expect(pieces.join('').length).toBeLessThan(200)
    expect(pieces.join('').startsWith('… ')).toBe(sentences > 0)
  })

  it('is found behind characters that the search leaves out', () => {
    expect(markPlace(`${'ज़\u200c'.repeat(900)} कर ${'ख '.repeat(200)}`, by(['कर']))[1]).toBe('कर')
  })

  it('is the beginning where none of the words is', () => {
    expect(markPlace('One. Two.', by(['kar']))).toEqual(['One. Two.'])
  })
})

it('synonyms are marked where words begin with them, and not by their sound', () => {
  const synonyms = { words: ['VAT'], synonyms: ['भ्याट', 'invoic'], place: 'start' } as const
  expect(marked(markWords('भ्याटको कुरा बताउने invoices, reinvoiced', synonyms))).toBe(
    '[भ्याटको] कुरा [बताउने] [invoices], reinvoiced',
  )
  expect(marked(markWords('भ्याटको कुरा बताउने', { ...synonyms, words: ['x'] }))).toBe('[भ्याटको] कुरा बताउने')
})
