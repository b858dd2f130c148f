import { text } from 'node:stream/consumers'

import { extractText } from 'unpdf'

/** Reads a JSON list of PDFs in base64, and writes the texts of the pages of each, as a JSON list of lists. */
/** @type {string[]} */
const pdfs = JSON.parse(await text(process.stdin))
const texts = []
for (const pdf of pdfs) texts.push((await extractText(new Uint8Array(Buffer.from(pdf, 'base64')))).text)

process.stdout.write(JSON.stringify(texts))
