/** Narrows values of unknown type, for example those parsed from JSON. */

/** Whether a value is an object and not an array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isText = (value: unknown): value is string => typeof value === 'string'

export const isNumber = (value: unknown): value is number => typeof value === 'number'

/** The value if it is an object and not an array, else an empty object. */
export const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {})

/** The value if it is an array, else an empty one. */
export const arrayOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The value if it is a string, else an empty one. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A check of a list by that of its items. */
export function listOf<T>(is: (value: unknown) => value is T): (value: unknown) => value is T[]
export function listOf(is: (value: unknown) => boolean): (value: unknown) => boolean
export function listOf(is: (value: unknown) => boolean): (value: unknown) => boolean {
  return (value) => Array.isArray(value) && value.every(is)
}
