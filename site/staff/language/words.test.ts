import { describe, expect, it } from 'vitest'

import { deadline } from '#contract/deadline.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#contract/languages.ts'
import { palettes, textStyles } from '#contract/rich-text.ts'
import { taxpayerNames } from '../../calendar/due-words.ts'
import { loadStaffLanguage } from './load-staff-language.ts'
import { fieldTexts, sidebarName, typeName } from './type-texts.ts'

const loaded = await Promise.all(LANGUAGES.map(loadStaffLanguage))

/** The texts of a catalogue by their paths; those that take something are given Nepali words. */
function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  // Their descriptions have them in English.
  if (path.endsWith('.types') || path === '.firm.fields') return []
  if (typeof value === 'function') return [[path, String(value(...given(path)))]]
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, part]) => textsOf(part, `${path}.${name}`))
  return [[path, String(value)]]
}

const given = (path: string): unknown[] => (path === '.account.role' ? [{ name: 'क', rights: 'ख' }] : ['क', 'ख', 'ग'])

const texts = new Map(loaded.map(({ tag, staff }) => [tag, textsOf(staff)]))
const paths = (tag: (typeof LANGUAGES)[number]) => texts.get(tag)?.map(([path]) => path)

describe('the words of the staff’s screens', () => {
  it('have the same keys in all languages', () => {
    for (const tag of LANGUAGES) expect(paths(tag)).toEqual(paths(DEFAULT_LANGUAGE))
  })

  it.each(LANGUAGES)('in %s are all texts', (tag) => {
    const odd = texts.get(tag)?.filter(([, text]) => text.trim() === '' || /undefined|\[object/.test(text))
    expect(odd).toEqual([])
  })

  it('in Nepali are Nepali, but for keys, paths, formats and the name of English', () => {
    const latin = texts.get('ne')?.flatMap(([path, text]) => {
      const words = text.replace(/\/\w+|Alt|Shift|F10|JPEG|PNG|WebP|AVIF|GIF/g, '').match(/\p{Script=Latin}{2,}/gu)
      return words && path !== '.language.other' ? [[path, words]] : []
    })
    expect(latin).toEqual([])
  })

  it('name every value of the palettes', () => {
    for (const { staff } of loaded)
      for (const style of textStyles) expect(Object.keys(staff.editor.palette[style])).toEqual([...palettes[style]])
  })
})

describe('what types and fields are called', () => {
  const [en, ne] = loaded.map(({ staff }) => staff)
  if (!en || !ne) throw new Error('no words')
  it.each([
    [en, 'faq', 'Faq', 'Faq', { label: 'Question', column: 'Title' }],
    [en, 'about', 'About', 'About us', undefined],
    [ne, 'faq', 'प्रश्न', 'प्रश्नहरू', { label: 'प्रश्न' }],
    // A type without a Nepali name yet.
    [{ ...ne, types: {} }, 'about', 'About', 'About us', undefined],
  ] as const)('is what the catalogue says, else the description: %#', (words, type, name, inSidebar, title) => {
    expect([typeName(words, type), sidebarName(words, type)]).toEqual([name, inSidebar])
    expect(fieldTexts(words, type, 'title')).toEqual(title)
  })
})

describe('a time in Nepali', () => {
  const ne = loaded.find(({ tag }) => tag === 'ne')
  it.each([
    ['2026-11-22T08:20:00.000Z', '२०८३ मंसिर ६, दिउँसो २:०५'],
    ['2026-11-21T18:15:00.000Z', '२०८३ मंसिर ६, राति १२:००'],
    ['2026-11-22T00:00:00.000Z', '२०८३ मंसिर ६, बिहान ५:४५'],
    ['2099-01-01T12:00:00.000Z', 'सन् २०९९ जनवरी १, बेलुका ५:४५'],
    ['never', ''],
  ])('%s is the office’s, in Bikram Sambat where that is known: %j', (iso, text) => {
    expect(ne?.time(iso)).toBe(text)
  })
})

describe('messages of the API in Nepali', () => {
  const ne = loaded.find(({ tag }) => tag === 'ne')
  it('name fields as the screens do, and as a form does that says so', () => {
    expect(ne?.message('Current password is required')).toBe('हालको पासवर्ड भर्नुहोस्')
    expect(ne?.message('Title is required')).toBe('शीर्षक भर्नुहोस्')
    expect(ne?.message('Title is required', { Title: 'प्रश्न' })).toBe('प्रश्न भर्नुहोस्')
    // What is wrong in another language than the one that is written, whichever messages say it.
    expect(ne?.message('In English: This is not rich text.')).toBe('अङ्ग्रेजीमा: पाठको ढाँचा मिलेन।')
    expect(ne?.message('In नेपाली: Title is required', { Title: 'प्रश्न' })).toBe('नेपालीमा: प्रश्न भर्नुहोस्')
  })
})

it.each(loaded)('kinds of taxpayers are called as visitors read them: $tag', ({ tag, staff }) => {
  const { options } = deadline.fields.taxpayers
  expect({ ...options, ...fieldTexts(staff, 'deadline', 'taxpayers')?.options }).toEqual(taxpayerNames[tag])
})
