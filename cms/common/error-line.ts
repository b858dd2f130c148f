import { isFailedQuery, withoutValues } from '#cms/internals/driver-errors.ts'

/** An error's message as one line for operators: of a failed query, whose own message is the query, that of its cause. */
export function errorLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (isFailedQuery(error) && error.cause instanceof Error) return errorLine(error.cause)
  // Node's error of a host with several addresses has its messages in its parts only.
  if (error instanceof AggregateError && error.message === '' && error.errors.length > 0)
    return errorLine(error.errors[0])
  return withoutValues(error.message).split('\n', 1)[0] || error.name
}
