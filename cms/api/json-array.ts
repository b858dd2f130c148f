/** Yields the JSON text of an array, whose elements come in pieces, in parts. */
async function* arrayParts(pieces: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let before = '['
  for await (const piece of pieces) {
    if (piece.length === 0) continue
    yield before + JSON.stringify(piece).slice(1, -1)
    before = ','
  }
  yield before === '[' ? '[]' : ']'
}

/**
 * The JSON of an array, whose elements come in pieces, in UTF-8 as the body of a response. The parts are not copied into one.
 *
 * @param each is called with the bytes of each part
 */
export async function arrayBody(
  pieces: AsyncIterable<readonly unknown[]>,
  each: (bytes: Uint8Array) => void = () => undefined,
): Promise<ReadableStream<Uint8Array>> {
  const parts: Uint8Array[] = []
  for await (const part of arrayParts(pieces)) {
    const bytes = Buffer.from(part)
    each(bytes)
    parts.push(bytes)
  }
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const part = parts.shift()
      if (part) controller.enqueue(part)
      else controller.close()
    },
  })
}
