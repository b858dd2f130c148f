/** A value that should be a text; empty if it is anything else. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
