import { setImmediate as nextTurn } from 'node:timers/promises'
import { promisify } from 'node:util'
import { deflateRaw, deflateRawSync, inflateRaw, inflateRawSync } from 'node:zlib'

import type { PayloadRequest } from 'payload'

/**
 * Payload copies, walks and stores a document several times with each save. The structure of a long description, up to
 * 6 MB of JSON in 80,000 objects, would keep everybody waiting meanwhile: it is kept packed, in one string of some ten
 * thousand characters, and only those who work on it unpack it. Short ones stay as they are.
 */
const PREFIX = 'deflated:'
/** Up to this many characters of JSON nobody notices the copies. */
const SHORT = 100_000

export const isPacked = (value: unknown): value is string => typeof value === 'string' && value.startsWith(PREFIX)

const packed = (deflated: Buffer): string => PREFIX + deflated.toString('base64')

/** The structure as it is stored. */
export function pack<Structure extends object>(structure: Structure): Structure | string {
  const json = JSON.stringify(structure)
  return json.length > SHORT ? packed(deflateRawSync(json)) : structure
}

/** As `pack`, deflating aside. */
export async function packAside<Structure extends object>(structure: Structure): Promise<Structure | string> {
  const json = JSON.stringify(structure)
  return json.length > SHORT ? packed(await promisify(deflateRaw)(json)) : structure
}

/** What is stored, as a structure. */
export const unpack = (value: unknown): unknown =>
  isPacked(value)
    ? (JSON.parse(inflateRawSync(Buffer.from(value.slice(PREFIX.length), 'base64')).toString()) as unknown)
    : value

let turns: Promise<void> = Promise.resolve()

/** As `unpack`, inflating aside: of many documents that are read at once, each is parsed in a turn of its own. */
export async function unpackAside(value: unknown): Promise<unknown> {
  if (!isPacked(value)) return value
  const json = await promisify(inflateRaw)(Buffer.from(value.slice(PREFIX.length), 'base64'))
  await (turns = turns.then(() => nextTurn()))
  const structure: unknown = JSON.parse(json.toString())
  return structure
}

const FLAG = 'packedRichText'

/** From here on the request reads rich text as it is stored, and may write it so. */
export const leavePacked = ({ context }: PayloadRequest): void => {
  context[FLAG] = true
}

/** From here on it reads structures again. */
export const leavePackedNoLonger = ({ context }: PayloadRequest): void => {
  delete context[FLAG]
}

export const leavesPacked = ({ context }: Pick<PayloadRequest, 'context'>): boolean => context[FLAG] === true
