/** The body of every error response. `errors` names the fields, if any. */
export interface Failure {
  message: string
  errors?: FieldError[]
}

export interface FieldError {
  field: string
  message: string
}

/** The contract's fixed messages; unusual spellings are the original's, which clients rely on. */
export const messages = {
  fieldsRequired: 'All Fileds are required',
  passwordTooShort: 'Password  must be upto 8 characters',
  passwordCommon: 'This password is one of the most common ones. Please choose another.',
  emailInvalid: 'Email is not valid',
  emailTaken: 'Email is already registered',
  loginFirst: 'Please login first',
  administratorsOnly: 'Only administrators may add people',
  notAllowed: 'You are not allowed to perform this action.',
  keyInvalid: 'API key is not valid',
  keyNotTaken: 'Not with an API key: please log in',
  credentialsWrong: 'Email or password is incorrect',
  linkOver: 'This link is no longer valid. Please ask for a new one.',
  tooManyAttempts: 'Too many attempts. Please try again later.',
  foreignOrigin: 'Request from another site refused',
  imageType: 'Image must be JPEG, PNG, WebP, AVIF or GIF',
  imageTooLarge: 'Image must be at most 10 MB',
  imageTooManyPixels: 'Image must have at most 50 megapixels',
  imageBroken: 'Image cannot be read to its end',
  bodyTooLarge: 'Request body must be at most 2 MB',
  bodyTooComplex: 'Request body must have at most 1,000 members, nested at most 100 deep',
  bodyInvalid: 'Request body is not valid',
  bodyType: 'Request body must be multipart/form-data, application/x-www-form-urlencoded or application/json',
  pathInvalid: 'Request path is not valid',
  pathUnknown: 'Not found',
  queryInvalid: 'Query is not valid',
  methodUnknown: 'Method not allowed',
  changedMeanwhile: 'Someone else has changed this. Reload to see the newer version.',
  keyReused: 'Idempotency-Key was already used for another request',
  unavailable: 'Service is not available. Please try again.',
  fault: 'Something went wrong. Please try again.',
} as const

export const notFound = (name: string): string => `${name} not found`
