/** The JSON text of an array, in parts, of pieces of its elements. */
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
 * The JSON of an array of pieces of its elements, in UTF-8: a body of a response, of which no copy is made.
 *
 * @param each is given the bytes as they come
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
