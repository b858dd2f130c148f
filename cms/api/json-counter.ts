import { apiMessages } from '#contract/api-messages.ts'
import { httpError } from '#cms/common/http-error.ts'

/** Limits of a JSON body's structure. */
export interface JsonBounds {
  /** Members of objects and elements of arrays, all together. */
  members: number
  /** Nesting depth of objects and arrays. */
  depth: number
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const COLON = 0x3a
const OPEN_BRACKET = 0x5b
const CLOSE_BRACKET = 0x5d
const OPEN_BRACE = 0x7b
const CLOSE_BRACE = 0x7d

/**
 * Counts the structure of JSON while its bytes arrive; throws 413 over the bounds, before the body is read to its end or
 * parsed. Does not check that the text is valid JSON.
 */
export class JsonCounter {
  /** Members of the outermost object as written: duplicate names count each time. */
  topMembers = 0
  private members = 0
  private depth = 0
  private deepest = 0
  private inText = false
  private escaped = false

  constructor(private readonly bounds: JsonBounds) {}

  feed(bytes: Uint8Array): void {
    for (const byte of bytes) {
      if (this.inText) this.passText(byte)
      else if (byte === QUOTE) this.inText = true
      else if (byte === COLON) this.topMembers += this.depth === 1 ? 1 : 0
      else if (byte === COMMA) this.members += 1
      else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
        this.depth += 1
        this.members += 1
        if (this.depth > this.deepest) this.deepest = this.depth
      } else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) this.depth -= 1
    }
    if (this.members > this.bounds.members || this.deepest > this.bounds.depth)
      throw httpError(413, apiMessages.bodyTooComplex)
  }

  private passText(byte: number): void {
    if (this.escaped) this.escaped = false
    else if (byte === BACKSLASH) this.escaped = true
    else if (byte === QUOTE) this.inText = false
  }
}
