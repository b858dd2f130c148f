import { withoutValues } from '#cms/internals/driver-errors.ts'

/** The fields of errors that are logged: none has what somebody has sent. */
const fields: ReadonlySet<string> = new Set(['name', 'code', 'codeName', 'errno', 'syscall', 'status', 'responseCode'])

/** Causes within causes that are logged. */
const MAX_DEPTH = 5

/**
 * A copy of an error with its causes and parts (`errors`) for the log, without the values that drivers quote in messages and
 * attach as fields: the params of a query, a document.
 */
export function errorForLog(error: Error, depth = 0): Error {
  const message = withoutValues(error.message)
  const nested = (part: unknown): unknown =>
    part instanceof Error && depth < MAX_DEPTH ? errorForLog(part, depth + 1) : undefined
  const own = {
    ...Object.fromEntries(Object.entries(error).filter(([name]) => fields.has(name))),
    message,
    stack: stackWith(error, message),
    cause: nested(error.cause),
    ...('errors' in error && Array.isArray(error.errors) ? { errors: error.errors.map(nested) } : {}),
  }
  const copy: Error = Object.create(Object.getPrototypeOf(error), Object.getOwnPropertyDescriptors(own))
  return copy
}

/** The stack with another message. */
const stackWith = ({ message, stack = '' }: Error, other: string): string =>
  stack.includes(message) ? stack.replace(message, () => other) : withoutValues(stack)
