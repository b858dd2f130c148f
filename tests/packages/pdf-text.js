import { buffer } from 'node:stream/consumers'

import { extractText } from 'unpdf'

/** Reads a PDF, and writes the text of its pages, as a JSON list. */
const { text } = await extractText(new Uint8Array(await buffer(process.stdin)))

process.stdout.write(JSON.stringify(text))
