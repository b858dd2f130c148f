import type { Who } from '#cms/api/routes.ts'

/**
 * What the panel's pages call on the server (Next's server actions): one function of Payload's by a name, and the choice
 * of a language. Who may call each by name; what is not listed is not called, Object's own names least of all.
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

/** What the form of the very first registration calls, as long as it is open. */
const FIRST_FORM = 'form-state'

/** A call of a server function, as the panel's pages send it. */
export type ServerCall = { kind: 'function'; name: string; who: Who } | { kind: 'language' }

/**
 * Reads the arguments of a call: React's encoding of a list, which for plain values is JSON. Undefined for what no page
 * sends: another name, another shape, or references to other parts, which only forms with files have.
 *
 * @param id of the action, the one that calls Payload's functions or the one that sets the language
 * @param text of the arguments
 */
export function readServerCall(
  id: 'function' | 'language',
  text: string,
  isFirstFormOpen: boolean,
): ServerCall | undefined {
  const args = parsed(text)
  if (!Array.isArray(args) || args.length !== 1 || !areReferencesSound(args)) return undefined
  const first: unknown = args[0]
  if (id === 'language')
    return typeof first === 'string' && /^[a-z-]{2,10}$/i.test(first) ? { kind: 'language' } : undefined
  if (!isObject(first) || Object.keys(first).some((key) => key !== 'name' && key !== 'args')) return undefined
  const name = first['name']
  const who = typeof name === 'string' && isObject(first['args']) ? serverFunctions.get(name) : undefined
  if (typeof name !== 'string' || who === undefined) return undefined
  return { kind: 'function', name, who: isFirstFormOpen && name === FIRST_FORM ? 'visitor' : who }
}

/**
 * Texts that begin with a dollar sign stand for what JSON has no words for: undefined, numbers, dates, what stays in the
 * browser (`$T`: a field's own check), a text with a dollar sign in front, or (`$0:0:args`) an object that stands elsewhere in
 * the same arguments. Others would refer to further
 * parts of a form, which no page of the panel sends.
 */
function areReferencesSound(args: unknown): boolean {
  const waiting: unknown[] = [args]
  while (waiting.length > 0) {
    const value = waiting.pop()
    if (typeof value === 'string' && value.startsWith('$') && !isReference(value, args)) return false
    // One by one: a list may be longer than a call may have arguments.
    if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) waiting.push(inner)
  }
  return true
}

function isReference(text: string, args: unknown): boolean {
  if (/^\$(\$|undefined$|NaN$|-?Infinity$|-0$|T$)/.test(text)) return true
  if (text.startsWith('$D')) return !Number.isNaN(Date.parse(text.slice(2)))
  const [root, ...path] = text.split(':')
  return root === '$0' && typeof path.reduce(own, args) === 'object'
}

const own = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined

/** Whether a function of that name may be called by anyone at all. */
export const isServerFunction = (name: string): boolean => serverFunctions.has(name)

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
