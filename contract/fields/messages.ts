/** The sentences with which several kinds of fields, and the server, refuse a value. Their codes: contract/message-code.ts and staff-message-code.ts. */

export const fieldRequired = (label: string): string => `${label} is required`

export const fieldNotText = (label: string): string => `${label} must be text`

export const fieldInvalid = (label: string): string => `${label} is not valid`

export const fieldNotFlag = (label: string): string => `${label} must be true or false`

export const fieldNotOneOf = (label: string, values: readonly string[]): string =>
  `${label} must be one of ${values.join(', ')}`

export const fieldNotSomeOf = (label: string, values: readonly string[]): string =>
  `${label} must be some of ${values.join(', ')}`

/** The same for very few values. */
export const fieldNotEither = (label: string, values: readonly string[]): string =>
  `${label} must be ${values.join(' or ')}`

export const tooManyRows = (label: string, most: number): string => `${label} must be at most ${most}`
