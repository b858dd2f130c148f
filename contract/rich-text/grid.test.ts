import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { CELLS_MAX, gridPlaces, isSpan, layOut, type Spans } from './grid.ts'

const span = fc.constantFrom(1, 1, 1, 2, 3, 0, -1, 1e9)
const rows = fc.array(fc.array(fc.record({ colSpan: span, rowSpan: span }), { maxLength: 5 }), { maxLength: 5 })

const cells = (count: number): Spans[] => Array.from({ length: count }, () => ({ colSpan: 1, rowSpan: 1 }))

describe('a table’s grid', () => {
  it('has each place taken by one cell, whatever the spans', () => {
    fc.assert(
      fc.property(rows, (given) => {
        const grid = layOut(given)
        if (!grid) return
        const places = grid.flatMap((row, y) =>
          row.flatMap(({ column, colSpan, rowSpan }) =>
            Array.from(
              { length: colSpan * rowSpan },
              (_, i) => `${column + (i % colSpan)} ${y + Math.floor(i / colSpan)}`,
            ),
          ),
        )
        const width = Math.max(...grid.flat().map(({ column, colSpan }) => column + colSpan))
        expect(new Set(places).size).toBe(places.length)
        expect(places).toHaveLength(width * grid.length)
        expect(grid.flat().flatMap(({ cell }) => cell ?? [])).toEqual(given.flat())
      }),
      { numRuns: 1000 },
    )
  })

  it('is the same when it is laid out again', () => {
    const shape = (grid: ReturnType<typeof layOut>) =>
      grid?.map((row) => row.map(({ column, colSpan, rowSpan }) => ({ column, colSpan, rowSpan })))
    fc.assert(
      fc.property(rows, (given) => {
        const once = shape(layOut(given))
        expect(shape(once && layOut(once))).toEqual(once)
      }),
      { numRuns: 1000 },
    )
  })

  it('is of spans that are stored', () => {
    fc.assert(
      fc.property(rows, (given) => {
        const grid = layOut(given) ?? []
        expect(grid.flat().every(({ colSpan, rowSpan }) => isSpan(colSpan) && isSpan(rowSpan))).toBe(true)
        expect(gridPlaces(grid)).toBeLessThanOrEqual(CELLS_MAX)
      }),
    )
  })

  it.each<[expected: boolean, what: string, given: Spans[][]]>([
    [true, 'no rows', []],
    [true, 'as many cells as a text may have', [cells(5000)]],
    [
      true,
      'a cell that reaches below the table',
      [[{ colSpan: 1000, rowSpan: 1000 }], ...Array.from({ length: 4 }, () => [])],
    ],
    [
      false,
      'a wide cell in a tall table',
      [[{ colSpan: 1000, rowSpan: 1 }], ...Array.from({ length: 5 }, () => cells(1))],
    ],
    [
      false,
      'columns that pile up beside tall cells',
      Array.from({ length: 71 }, () => [{ colSpan: 1, rowSpan: 1000 }]),
    ],
  ])('fits: %s, %s', (expected, _what, given) => expect(gridPlaces(given) <= CELLS_MAX).toBe(expected))

  it('of more cells than a text may have nodes is none', () => {
    expect(layOut([cells(5000)])).toHaveLength(1)
    expect(layOut([cells(5001)])).toBeUndefined()
    expect(layOut([cells(2501), cells(1)])).toBeUndefined()
    expect(layOut([[], []])).toBeUndefined()
  })

  it('is made however far spans reach', () => {
    const wide = Array.from({ length: 500 }, () => ({ colSpan: 1000, rowSpan: 1000 }))
    expect(layOut([wide, ...Array.from({ length: 4000 }, () => [{ colSpan: 1000, rowSpan: 1000 }])])).toBeUndefined()
    expect(layOut([[{ colSpan: 1e9, rowSpan: 1e9 }], [{ colSpan: 1, rowSpan: 1 }]])).toHaveLength(2)
  })
})
