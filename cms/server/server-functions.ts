import { editorBounds } from '#cms/api/body.ts'
import { decodedAs } from '#cms/internals/react-server-reply.ts'
import type { Requester } from '#cms/api/router.ts'
import { isRecord } from '#contract/narrow.ts'
import { parseJson } from '#cms/common/json.ts'

/**
 * Payload's server functions, which the panel's pages call by name through one server action of Next, and who may call each.
 * Unlisted names are rejected, those of Object.prototype included.
 */
export const serverFunctions: ReadonlyMap<string, Requester> = new Map<string, Requester>([
  ['form-state', 'staff'],
  ['get-default-layout', 'staff'],
  ['get-upcoming-scheduled-publish', 'staff'],
  ['render-document', 'staff'],
  ['render-document-slots', 'staff'],
  ['render-field', 'staff'],
  ['render-list', 'staff'],
  ['render-widget', 'staff'],
  ['schedule-publish', 'staff'],
  ['table-state', 'staff'],
])

/** A call of a server function. */
export interface ServerCall {
  name: string
  who: Requester
}

/**
 * Parses the arguments of a call: React's encoding of a list, which is JSON for plain values. Undefined for unknown
 * functions, another structure, or references to other form parts, which only forms with files have.
 *
 * @param text the encoded arguments
 */
export function readServerCall(text: string): ServerCall | undefined {
  const args = parseJson(text)
  const first: unknown = Array.isArray(args) && args.length === 1 ? args[0] : undefined
  if (!isRecord(first) || Object.keys(first).some((key) => key !== 'name' && key !== 'args')) return undefined
  const name = first['name']
  const who = typeof name === 'string' && isRecord(first['args']) ? serverFunctions.get(name) : undefined
  if (typeof name !== 'string' || who === undefined || !areReferencesBounded(args)) return undefined
  return { name, who }
}

/** References to other objects of the arguments: the panel sends a few. */
const REFERENCES_MAX = 100
/** Depth with references resolved. */
const DEPTH_MAX = 500

/**
 * Whether the arguments with references resolved are acyclic and stay within a body's limits; traversing them would not end
 * otherwise. References to further form parts, which the panel does not send, are invalid.
 */
function areReferencesBounded(args: unknown): boolean {
  let references = 0
  const sizes = new Map<object, number>()
  /** The number of values with references resolved; Infinity for invalid or cyclic references. */
  const sizeOf = (value: unknown, depth: number): number => {
    if (depth > DEPTH_MAX) return Infinity
    if (typeof value === 'string') {
      const decoded = decodedAs(value)
      if (decoded.kind === 'plain') return 1
      references += 1
      const found = decoded.kind === 'reference' ? decoded.path.reduce(ownValue, args) : undefined
      return references > REFERENCES_MAX || typeof found !== 'object' ? Infinity : sizeOf(found, depth + 1)
    }
    if (typeof value !== 'object' || value === null) return 1
    const known = sizes.get(value)
    if (known !== undefined) return known
    // Until the size is known: a reference back to this value is a cycle.
    sizes.set(value, Infinity)
    let size = 1
    for (const inner of Object.values(value)) size += sizeOf(inner, depth + 1)
    sizes.set(value, size)
    return size
  }
  return sizeOf(args, 0) <= editorBounds.members
}

const ownValue = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined

/** Whether a function of that name may be called. */
export const isServerFunction = (name: string): boolean => serverFunctions.has(name)
