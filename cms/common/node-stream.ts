import { Readable } from 'node:stream'
import { ReadableStream as NodeReadableStream } from 'node:stream/web'

/** Node's stream of a body of Fetch: their classes are the same at run time, but have two types. Throws a TypeError for any other. */
export function nodeStream(body: ReadableStream): Readable {
  if (!(body instanceof NodeReadableStream)) throw new TypeError('the body is not a stream of this Node.js')
  return Readable.fromWeb(body)
}
