import type { Request } from 'express'

import { ifMatchHas, ifNoneMatchHas } from '#cms/common/etag.ts'
import type { ByteRange, StoredFile } from '#cms/media/media-store.ts'

type Asked = Pick<Request, 'method' | 'headers' | 'range'>

/** A response to a request for a file; those with a range, or 200 to GET, have the bytes. */
export interface FileResponse {
  status: 200 | 206 | 304 | 412 | 416
  range?: ByteRange
  /** The size of the whole file. */
  bytes: number
  headers: Readonly<Record<string, string>>
}

/** Whether a request is for the whole file unconditionally, so that its response does not depend on the size or time of the file. */
export const wantsWhole = ({ method, headers }: Asked): boolean =>
  method === 'GET' &&
  ['range', 'if-none-match', 'if-modified-since', 'if-match', 'if-unmodified-since'].every(
    (header) => headers[header] === undefined,
  )

/** The response to a request for a file that is there, as RFC 9110 (13.2.2, 14.2) orders its conditions. */
export function fileResponse(req: Asked, file: StoredFile, etag: string): FileResponse {
  const { method, headers: asked } = req
  const { bytes } = file
  const modified = file.modifiedAt.toUTCString()
  const headers = { 'accept-ranges': 'bytes', etag, 'last-modified': modified }
  const isSince = (date: string | undefined) => Date.parse(modified) <= Date.parse(date ?? '')
  const ifMatch = asked['if-match']
  if (
    ifMatch !== undefined ? !ifMatchHas(ifMatch, etag.slice(1, -1)) : isBefore(asked['if-unmodified-since'], modified)
  )
    return { status: 412, headers: { ...headers, ...notStored }, bytes }
  const ifNoneMatch = asked['if-none-match']
  if (ifNoneMatch !== undefined ? ifNoneMatchHas(ifNoneMatch, etag) : isSince(asked['if-modified-since']))
    return { status: 304, headers, bytes }
  const isOfThis = [undefined, etag, modified].includes(one(asked['if-range']))
  const ranges = method === 'GET' && isOfThis && !isReversed(asked.range) ? req.range(bytes) : undefined
  if (ranges === -1)
    return { status: 416, headers: { ...headers, ...notStored, 'content-range': `bytes */${bytes}` }, bytes }
  // Several ranges, and malformed ones, are answered with the whole file.
  const [range, ...others] = Array.isArray(ranges) && ranges.type === 'bytes' ? ranges : []
  if (!range || others.length > 0) return { status: 200, headers: { ...headers, ...lengthOf(bytes) }, bytes }
  const { start, end } = range
  const part = { 'content-range': `bytes ${start}-${end}/${bytes}`, ...lengthOf(end - start + 1) }
  return { status: 206, range: { start, end }, headers: { ...headers, ...part }, bytes }
}

/** In place of the file's own Cache-Control: a failure says nothing about another request. */
const notStored = { 'cache-control': 'no-store' }

/** A range that ends before it begins is malformed (RFC 9110, 14.1.2); Express calls it unsatisfiable. */
function isReversed(range = ''): boolean {
  const [, start, end] = /^\s*bytes\s*=\s*(\d+)\s*-\s*(\d+)\s*$/i.exec(range) ?? []
  return Number(start) > Number(end)
}

const isBefore = (date: string | undefined, modified: string): boolean => Date.parse(date ?? '') < Date.parse(modified)

const one = (header: string | string[] | undefined): string | undefined => (Array.isArray(header) ? header[0] : header)

const lengthOf = (bytes: number) => ({ 'content-length': String(bytes) })
