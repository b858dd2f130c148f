/** The body of every error response. `errors` names the fields, if any. */
export interface Failure {
  message: string
  errors?: FieldError[]
}

export interface FieldError {
  field: string
  message: string
}
