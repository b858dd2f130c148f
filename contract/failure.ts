/** The body of every error response. `errors` names the fields, if any. */
export interface Failure {
  message: string
  errors?: FieldError[]
}

export interface FieldError {
  field: string
  message: string
}

/** The values of an input, or all that is wrong with it. */
export type Checked<T> = { ok: true; values: T } | { ok: false; errors: FieldError[] }
