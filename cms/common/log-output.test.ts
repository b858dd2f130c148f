import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createLogOutput } from './log-output.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A fake reader that accepts `takes` bytes per write and `left` bytes in all, then none; if it is `gone`, it then throws EPIPE. */
function slowReader() {
  const state = { text: '', takes: Infinity, left: Infinity, gone: false, calls: 0, reports: [] as number[] }
  const output = createLogOutput(
    (bytes) => {
      state.calls += 1
      if (state.gone && state.left <= 0) throw new Error('EPIPE')
      const part = bytes.subarray(0, Math.max(0, Math.min(bytes.length, state.takes, state.left)))
      state.left -= part.length
      state.text += Buffer.from(part).toString('latin1')
      return part.length
    },
    (lines) => {
      state.reports.push(lines)
      output.write(`dropped ${lines}\n`)
    },
  )
  return { state, output }
}

it('lines for later are written in one block, half a second later at the latest, and before any line that is urgent', () => {
  const { state, output } = slowReader()
  for (const line of ['a\n', 'b\n']) output.writeLater(line)
  vi.advanceTimersByTime(499)
  expect(state.text).toBe('')
  vi.advanceTimersByTime(1)
  expect(state).toMatchObject({ text: 'a\nb\n', calls: 1 })
  output.writeLater('c\n')
  output.write('urgent\n')
  expect(state).toMatchObject({ text: 'a\nb\nc\nurgent\n', calls: 2 })
})

it('a block of 128 lines is formatted and written at once', () => {
  const { state, output } = slowReader()
  for (let n = 0; n < 127; n += 1) output.writeLater(`${'x'.repeat(128)}\n`)
  expect(state.calls).toBe(0)
  const formatted = vi.fn<() => string>(() => `${'x'.repeat(128)}\n`)
  output.writeLater({ toString: formatted })
  expect(state).toMatchObject({ calls: 1, text: `${'x'.repeat(128)}\n`.repeat(128) })
  expect(formatted).toHaveBeenCalledOnce()
})

it('before the exit a slow reader is waited for, but not one that reads no more', () => {
  vi.useRealTimers()
  const { state, output } = slowReader()
  state.takes = 1
  output.writeLater('last line\n')
  output.end()
  expect(state.text).toBe('last line\n')
  state.takes = 0
  output.writeLater('lost\n')
  output.end()
  expect(state.text).toBe('last line\n')
})

it('while the reader is slow at most 1 MB waits, tried by the timer alone; what was dropped is reported once it reads', () => {
  const { state, output } = slowReader()
  state.takes = 0
  const line = `${'x'.repeat(1023)}\n`
  for (let n = 0; n < 3000; n += 1) (n % 2 ? output.write : output.writeLater)(line)
  expect(output.isFull()).toBe(true)
  output.drop()
  expect(state.calls).toBeLessThan(3)
  state.takes = Infinity
  vi.advanceTimersByTime(50)
  expect(output.isFull()).toBe(false)
  expect(state.reports).toEqual([3001 - 1024])
  expect(state.text).toBe(`${line.repeat(1024)}dropped ${3001 - 1024}\n`)
})

it('generated lines, readers and errors: each line is written whole and in order, or counted as dropped', () => {
  const step = fc.oneof(
    fc.record({ write: fc.integer({ min: 1, max: 40_000 }), urgent: fc.boolean() }),
    fc.record({
      takes: fc.constantFrom(1, 7, 5000, Infinity),
      left: fc.oneof(fc.constant(Infinity), fc.nat({ max: 60_000 })),
      gone: fc.boolean(),
    }),
    fc.record({ wait: fc.constantFrom(10, 50, 500) }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const { state, output } = slowReader()
      const sent: string[] = []
      for (const one of steps) {
        if ('wait' in one) vi.advanceTimersByTime(one.wait)
        else if ('takes' in one) Object.assign(state, one)
        else {
          const line = `${sent.length}:${'y'.repeat(one.write)}\n`
          sent.push(line)
          ;(one.urgent ? output.write : output.writeLater)(line)
        }
      }
      Object.assign(state, { takes: Infinity, left: Infinity, gone: false })
      output.write('end\n')
      vi.advanceTimersByTime(1000)
      const written = state.text.split(/(?<=\n)/).filter((line) => !line.startsWith('dropped '))
      const kept = written.filter((line) => sent.includes(line))
      expect(kept).toEqual(sent.filter((line) => kept.includes(line)))
      expect(written.at(-1)).toBe('end\n')
      // All other output is the beginning of a line, or of a report, that was cut off when the reader closed the pipe.
      for (const line of written.slice(0, -1))
        expect([...sent, 'dropped '].some((one) => one.startsWith(line.trimEnd()))).toBe(true)
      const dropped = state.reports.reduce((sum, count) => sum + count, 0)
      // A line that was cut just before its end is counted as dropped, and is whole once the next one begins.
      const cuts = steps.filter((one) => 'gone' in one && one.gone).length
      expect(kept.length + dropped).toBeGreaterThanOrEqual(sent.length)
      expect(kept.length + dropped).toBeLessThanOrEqual(sent.length + cuts)
    }),
    {
      numRuns: 300,
      examples: [
        [
          [
            { write: 11, urgent: false },
            { takes: 1, left: 13, gone: true },
            { write: 1, urgent: true },
          ],
        ],
        [
          [
            { takes: 1, left: 0, gone: true },
            { write: 1, urgent: true },
            { takes: 1, left: 5, gone: true },
            { write: 1, urgent: true },
          ],
        ],
      ],
    },
  )
})
