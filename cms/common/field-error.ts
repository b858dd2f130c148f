import { ValidationError } from 'payload'

/** Payload's error for one field, by its path; 400 on every route. */
export const fieldError = (path: string, message: string): ValidationError =>
  new ValidationError({ errors: [{ path, message }] })
