import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { importStyles } from '#cms/testing/import-styles.ts'
import { arrayOf, recordOf } from '#contract/narrow.ts'
import { MINUTE_MS } from '#contract/time.ts'

let RichTextDiff: unknown

beforeAll(async () => {
  importStyles()
  ;({ RichTextDiff } = await import('./rich-text-diff.tsx'))
})

afterEach(() => void vi.restoreAllMocks())

/** The rows of a comparison. */
async function rowsOf(before: unknown, after: unknown): Promise<readonly unknown[]> {
  const payload = { config: { routes: {} } }
  const req = { payload, payloadDataLoader: { load: () => Promise.resolve(null) }, context: {} }
  const properties = { comparisonValue: before, versionValue: after, req, i18n: {}, field: { label: 'Text' } }
  const shown: unknown =
    typeof RichTextDiff === 'function' ? await Reflect.apply(RichTextDiff, undefined, [properties]) : undefined
  return arrayOf(recordOf(recordOf(shown)['props'])['From'])
}

const textWith = (...children: unknown[]) => ({ root: { type: 'root', children } })
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children })
const words = (text: unknown, format = 0) => ({ type: 'text', text, format })
const many = <T>(length: number, each: (n: number) => T): T[] => Array.from({ length }, (_, n) => each(n))
const list = (prefix: string) => many(1500, (n) => `${prefix}${n}`).join(', ')

// Payload's own would take minutes and hours for these.
describe('a comparison of versions', () => {
  it.each<[string, (word: string) => unknown]>([
    ['a text in an array', (word) => textWith(paragraph(words([list(word)])))],
    [
      'a file in place of a picture’s id',
      (word) => textWith({ type: 'upload', value: { id: 'x', filename: list(word) } }),
    ],
    [
      'words in every format',
      (word) => textWith(...many(10, () => paragraph(...many(95, (n) => words(`${word}${n}`, 127))))),
    ],
    [
      'thousands of links without fields',
      (word) => textWith(paragraph(words(word)), ...many(2000, () => paragraph({ type: 'link', children: [] }))),
    ],
    [
      'links of which each differs',
      (word) =>
        textWith(
          ...many(1000, (n) => paragraph({ type: 'link', fields: { url: `/${word}${n}` }, children: [words('a')] })),
        ),
    ],
    [
      'items of which each differs',
      (word) =>
        textWith({
          type: 'list',
          listType: 'check',
          children: many(400, (n) => ({ type: 'listitem', value: n, children: [words(`${word}${n}`)] })),
        }),
    ],
    [
      'texts of letters',
      (word) => textWith(...many(250, () => paragraph(words((word === 'a' ? 'कख' : 'गघ').repeat(147))))),
    ],
  ])('of %s comes to an end, and logs nothing', { timeout: MINUTE_MS }, async (_what, textOf) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect((await rowsOf(textOf('a'), textOf('b'))).length).toBeGreaterThan(0)
    expect(logged).not.toHaveBeenCalled()
  })

  it('shows what is left after two seconds of work as removed and added', async () => {
    const blocks = (word: string) => many(40, (n) => paragraph(words(many(149, () => `${word}${n}`).join(' '))))
    const [before, after] = [textWith(...blocks('a')), textWith(...blocks('b'))]
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
    expect(await rowsOf(before, after)).toHaveLength(40)
    let now = 0
    clock.mockImplementation(() => (now += 100))
    expect(await rowsOf(before, after)).toHaveLength(60)
  })
})
