import fc from 'fast-check'
import express from 'express'
import { describe, expect, it } from 'vitest'

import { fileResponse, wantsWhole } from './file-response.ts'

const modifiedAt = new Date('2026-11-22T10:00:00.700Z')
const [modified, before, after] = [modifiedAt, new Date('2026-11-21'), new Date('2026-11-23')].map((date) =>
  date.toUTCString(),
)
const etag = '"name.png"'
const BYTES = 100

/** A request as Express gives it. */
const asked = (headers: Record<string, string | undefined>, method = 'GET') => {
  const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined))
  return Object.assign(Object.create(express.request), { method, headers: given })
}
const respond = (headers: Record<string, string | undefined>, method?: string) =>
  fileResponse(asked(headers, method), { bytes: BYTES, modifiedAt }, etag)

describe('the response to a request for a file', () => {
  it.each<[Record<string, string | undefined>, number]>([
    [{}, 200],
    [{ 'if-none-match': etag }, 304],
    [{ 'if-none-match': `"other", W/${etag}` }, 304],
    [{ 'if-none-match': '*' }, 304],
    [{ 'if-none-match': '"other"' }, 200],
    // The tag comes first, whatever the date says (RFC 9110, 13.1.3).
    [{ 'if-none-match': '"other"', 'if-modified-since': after }, 200],
    [{ 'if-modified-since': modified }, 304],
    [{ 'if-modified-since': after }, 304],
    [{ 'if-modified-since': before }, 200],
    [{ 'if-modified-since': 'no date' }, 200],
    [{ 'if-match': etag }, 200],
    [{ 'if-match': '*' }, 200],
    [{ 'if-match': '"other"' }, 412],
    [{ 'if-match': etag, 'if-unmodified-since': before }, 200],
    [{ 'if-unmodified-since': modified }, 200],
    [{ 'if-unmodified-since': before }, 412],
    [{ 'if-unmodified-since': 'no date' }, 200],
    [{ 'if-match': '"other"', 'if-none-match': etag }, 412],
    [{ range: 'bytes=0-9' }, 206],
    [{ range: 'bytes=0-9', 'if-none-match': etag }, 304],
    [{ range: 'bytes=0-9', 'if-range': etag }, 206],
    [{ range: 'bytes=0-9', 'if-range': modified }, 206],
    [{ range: 'bytes=0-9', 'if-range': '"other"' }, 200],
    [{ range: 'bytes=0-9', 'if-range': `W/${etag}` }, 200],
    [{ range: 'bytes=0-9', 'if-range': before }, 200],
    [{ range: 'bytes=100-' }, 416],
    [{ range: 'bytes=0-1,5-6' }, 200],
    [{ range: 'bytes=5-2' }, 200],
    [{ range: 'lines=0-1' }, 200],
    [{ range: 'nonsense' }, 200],
  ])('to %j is %i', (headers, status) => {
    expect(respond(headers).status).toBe(status)
    expect(wantsWhole(asked(headers))).toBe(Object.keys(headers).length === 0)
  })

  it('to HEAD is of the whole, whatever range it names', () => {
    const { status, headers, range } = respond({ range: 'bytes=0-9' }, 'HEAD')
    expect([status, headers['content-length'], range]).toEqual([200, String(BYTES), undefined])
    expect(wantsWhole(asked({}, 'HEAD'))).toBe(false)
  })

  it('to any range is within the file, and its headers say which bytes they are', () => {
    fc.assert(
      fc.property(fc.option(fc.nat(150), { nil: '' }), fc.option(fc.nat(150), { nil: '' }), (from, to) => {
        const { status, headers, range } = respond({ range: `bytes=${from}-${to}` })
        expect([200, 206, 416]).toContain(status)
        expect(range === undefined).toBe(status !== 206)
        if (status === 416) expect(headers['content-range']).toBe(`bytes */${BYTES}`)
        if (!range) return
        const { start, end } = range
        expect(0 <= start && start <= end && end < BYTES).toBe(true)
        expect(headers['content-range']).toBe(`bytes ${start}-${end}/${BYTES}`)
        expect(headers['content-length']).toBe(String(end - start + 1))
        if (from !== '') expect(start).toBe(from)
      }),
    )
  })
})
