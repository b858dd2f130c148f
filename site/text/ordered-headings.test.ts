import fc from 'fast-check'
import { expect, it } from 'vitest'

import { headingsOf } from './listed-headings.ts'
import { orderedHeadings } from './ordered-headings.ts'

const text = (levels: readonly number[]) =>
  levels.map((level, n) => `<h${level}>Part ${n}</h${level}><p>x</p>`).join('')
const levelsIn = (html: string) => [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level))

it.each([
  [
    [3, 3, 2, 4],
    [2, 2, 2, 3],
  ],
  [
    [1, 2, 2, 1],
    [2, 3, 3, 2],
  ],
  [
    [2, 5, 6, 5],
    [2, 3, 4, 3],
  ],
  [
    [1, 2, 3, 4, 5, 6],
    [2, 3, 4, 5, 6, 6],
  ],
])('headings of levels %j are shown as %j', (written, shown) => {
  expect(levelsIn(orderedHeadings(text(written), 2))).toEqual(shown)
})

it('a heading that is shown with another level keeps its own look by a class', () => {
  expect(orderedHeadings('<h1>A</h1><h2 style="text-align: center">B</h2><h2>C</h2><h6>D</h6>', 2, true)).toBe(
    '<h2 id="h-a" class="h1">A</h2><h3 id="h-b" class="h2" style="text-align: center">B</h3><h3 id="h-c" class="h2">C</h3><h4 id="h-d" class="h6">D</h4>',
  )
  expect(orderedHeadings('<h3>A</h3>', 3)).toBe('<h3>A</h3>')
})

it('of any levels: from the top one without a jump, and those on one level below one heading stay so', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 6 })), fc.constantFrom(2 as const, 3 as const), (written, top) => {
      const shown = levelsIn(orderedHeadings(text(written), top))
      expect(shown).toHaveLength(written.length)
      shown.forEach((level, n) => {
        expect(level).toBeGreaterThanOrEqual(top)
        expect(level).toBeLessThanOrEqual(n === 0 ? top : (shown[n - 1] ?? 0) + 1)
        if (n > 0 && written[n] === written[n - 1]) expect(level).toBe(shown[n - 1])
      })
    }),
  )
})

it('of any words: ids are unique, fit an attribute and an address, and are the same each time', () => {
  const words = fc.array(fc.oneof(fc.constantFrom('Rates', 'Rates 2', 'करको दर', '&amp;', '"<b>', ''), fc.string()))
  fc.assert(
    fc.property(words, (names) => {
      const html = names.map((name) => `<h2>${name.replaceAll('<', '&lt;')}</h2>`).join('')
      const once = orderedHeadings(html, 2, true)
      expect(orderedHeadings(html, 2, true)).toBe(once)
      const ids = [...once.matchAll(/ id="([^"]*)"/g)].map(([, id]) => String(id))
      expect(new Set(ids).size).toBe(names.length)
      expect(ids.filter((id) => !/^h-[\p{L}\p{M}\p{N}-]*$/u.test(id))).toEqual([])
    }),
  )
})

it('contents are the headings of the two upper levels, without marks and empty ones', () => {
  const html = orderedHeadings(
    '<h2 style="text-align: center">Who <em>pays</em> &amp; when</h2><h3>कहिले</h3><h4>Fine print</h4><h2><br></h2><h2>Who pays when</h2>',
    2,
    true,
  )
  expect(headingsOf(html)).toEqual([
    { level: 2, id: 'h-who-pays-when', text: 'Who pays & when' },
    { level: 3, id: 'h-कहिले', text: 'कहिले' },
    { level: 2, id: 'h-who-pays-when--2', text: 'Who pays when' },
  ])
  expect(html).toContain('<h2 id="h-who-pays-when" style="text-align: center">Who <em>pays</em>')
})
