import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const gzipAsync = promisify(gzip)
const brotliAsync = promisify(brotliCompress)

/** Below this, compressing saves less than its headers cost. */
const WORTHWHILE_BYTES = 512

/** Browsers send few different headers, each of them all the time; whoever makes up others has them read anew. */
const MOST_KNOWN = 100
const known = new Map<string, Encoding>()

/** The best encoding that a client takes (RFC 9110, 12.5.3): brotli, else gzip, else none; `q=0` refuses one. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity'
  const before = known.get(header)
  if (before) return before
  const chosen = best(header)
  if (known.size < MOST_KNOWN) known.set(header, chosen)
  return chosen
}

function best(header: string): Encoding {
  if (takes(header, 'br')) return 'br'
  return takes(header, 'gzip') ? 'gzip' : 'identity'
}

function takes(header: string, encoding: string): boolean {
  if (!header.includes(encoding)) return false
  return header.split(',').some((part) => {
    const [name = '', ...options] = part.split(';')
    return name.trim().toLowerCase() === encoding && !options.some((option) => /^\s*q=0(\.0*)?\s*$/i.test(option))
  })
}

/** The bytes in an encoding, or undefined where it is not worth it. */
export async function encode(body: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer | undefined> {
  if (body.length < WORTHWHILE_BYTES) return undefined
  const encoded =
    encoding === 'gzip'
      ? await gzipAsync(body, { level: 6 })
      : await brotliAsync(body, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
        })
  return encoded.length < body.length ? encoded : undefined
}
