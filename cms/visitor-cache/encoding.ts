import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { memoized } from '#cms/common/memoized.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

const gzipAsync = promisify(gzip)
const brotliAsync = promisify(brotliCompress)

/** Below this size compression does not pay off. */
const MIN_BYTES = 512

/** The best encoding that a client accepts (RFC 9110, 12.5.3): brotli, else gzip, else identity; `q=0` excludes one. */
export const chooseEncoding = (header: string | undefined): Encoding =>
  header === undefined ? 'identity' : bestEncoding(header)

const bestEncoding = memoized((header): Encoding => {
  if (accepts(header, 'br')) return 'br'
  return accepts(header, 'gzip') ? 'gzip' : 'identity'
})

function accepts(header: string, encoding: string): boolean {
  if (!header.includes(encoding)) return false
  return header.split(',').some((part) => {
    const [name = '', ...options] = part.split(';')
    return name.trim().toLowerCase() === encoding && !options.some((option) => /^\s*q=0(\.0*)?\s*$/i.test(option))
  })
}

/** Above this size the time that brotli takes weighs more than what it saves. */
const LARGE_BYTES = 1_000_000

/** Compresses; undefined if that does not pay off. */
export async function encode(body: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer | undefined> {
  if (body.length < MIN_BYTES) return undefined
  const encoded =
    encoding === 'gzip'
      ? await gzipAsync(body, { level: body.length > LARGE_BYTES ? 1 : 6 })
      : await brotliAsync(body, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: body.length > LARGE_BYTES ? 1 : 5,
            [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
          },
        })
  return encoded.length < body.length ? encoded : undefined
}
