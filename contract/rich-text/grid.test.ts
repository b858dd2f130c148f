import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { layOut, type Spans } from './grid.ts'

const span = fc.constantFrom(1, 1, 1, 2, 3, 0, -1, 1e9)
const rows = fc.array(fc.array(fc.record({ colSpan: span, rowSpan: span }), { maxLength: 5 }), { maxLength: 5 })

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

  it('of more cells than a text may have nodes is none', () => {
    const row = (cells: number): Spans[] => Array.from({ length: cells }, () => ({ colSpan: 1, rowSpan: 1 }))
    expect(layOut([row(5000)])).toHaveLength(1)
    expect(layOut([row(5001)])).toBeUndefined()
    expect(layOut([row(2501), row(1)])).toBeUndefined()
    expect(layOut([[], []])).toBeUndefined()
  })

  it('is made however far spans reach', () => {
    const wide = Array.from({ length: 500 }, () => ({ colSpan: 1000, rowSpan: 1000 }))
    expect(layOut([wide, ...Array.from({ length: 4000 }, () => [{ colSpan: 1000, rowSpan: 1000 }])])).toBeUndefined()
    expect(layOut([[{ colSpan: 1e9, rowSpan: 1e9 }], [{ colSpan: 1, rowSpan: 1 }]])).toHaveLength(2)
  })
})
