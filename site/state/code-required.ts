import { ApiError } from '../api/client.ts'

/** Whether the password of a login was right, and the code of a second factor is missing or wrong. */
export const isCodeRequired = (error: unknown): boolean =>
  error instanceof ApiError && error.errors[0]?.field === 'code'
