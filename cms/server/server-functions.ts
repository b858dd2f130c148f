import { editorBounds } from '#cms/api/body.ts'
import type { Who } from '#cms/api/routes.ts'
import { isObject, parsedJson } from '#cms/common/json.ts'

/**
 * What the panel's pages call on the server: one server action of Next's, which calls Payload's functions by a name. Who may
 * call each; what is not listed is not called, Object's own names least of all.
 */
export const serverFunctions: ReadonlyMap<string, Who> = new Map<string, Who>([
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

/** A call of a server function, as the panel's pages send it. */
export interface ServerCall {
  name: string
  who: Who
}

/**
 * Reads the arguments of a call: React's encoding of a list, which for plain values is JSON. Undefined for what no page
 * sends: another name, another shape, or references to other parts, which only forms with files have.
 *
 * @param text of the arguments
 */
export function readServerCall(text: string): ServerCall | undefined {
  const args = parsedJson(text)
  const first: unknown = Array.isArray(args) && args.length === 1 ? args[0] : undefined
  if (!isObject(first) || Object.keys(first).some((key) => key !== 'name' && key !== 'args')) return undefined
  const name = first['name']
  const who = typeof name === 'string' && isObject(first['args']) ? serverFunctions.get(name) : undefined
  if (typeof name !== 'string' || who === undefined || !areReferencesSound(args)) return undefined
  return { name, who }
}

/** References to objects that stand elsewhere in the arguments: the panel sends a few. */
const REFERENCES_MAX = 100
/** Of what there is once references are followed. */
const DEPTH_MAX = 500

/**
 * Texts that begin with a dollar sign stand for what JSON has no words for: undefined, numbers, dates, what stays in the
 * browser (`$T`: a field's own check), a text with a dollar sign in front, or (`$0:0:args`) an object that stands elsewhere in
 * the same arguments. What follows a reference must neither come back to it nor grow beyond a body's bounds: whoever walks
 * through the arguments would not come to an end. Other texts refer to further parts of a form, which no page of the panel
 * sends.
 */
function areReferencesSound(args: unknown): boolean {
  let references = 0
  const sizes = new Map<object, number>()
  /** How many values there are once references are followed; Infinity for what is not sound. */
  const sizeOf = (value: unknown, depth: number): number => {
    if (depth > DEPTH_MAX) return Infinity
    if (typeof value === 'string' && value.startsWith('$')) {
      if (isPlain(value)) return 1
      references += 1
      const [root, ...path] = value.split(':')
      const found = root === '$0' ? path.reduce(own, args) : undefined
      return references > REFERENCES_MAX || typeof found !== 'object' ? Infinity : sizeOf(found, depth + 1)
    }
    if (typeof value !== 'object' || value === null) return 1
    const before = sizes.get(value)
    if (before !== undefined) return before
    // Until it is known: what leads back here has no end.
    sizes.set(value, Infinity)
    let size = 1
    for (const inner of Object.values(value)) size += sizeOf(inner, depth + 1)
    sizes.set(value, size)
    return size
  }
  return sizeOf(args, 0) <= editorBounds.members
}

function isPlain(text: string): boolean {
  if (/^\$(\$|undefined$|NaN$|-?Infinity$|-0$|T$)/.test(text)) return true
  return text.startsWith('$D') && !Number.isNaN(Date.parse(text.slice(2)))
}

const own = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined

/** Whether a function of that name may be called by anyone at all. */
export const isServerFunction = (name: string): boolean => serverFunctions.has(name)
