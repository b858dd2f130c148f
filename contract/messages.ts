import { IMAGE_SIZE } from './upload-limits.ts'
import { pageMessages } from './page-messages.ts'

/** The contract's fixed messages; unusual spellings are the original's, which clients rely on. */
export const messages = {
  ...pageMessages,
  passwordCommon: 'This password is one of the most common ones. Please choose another.',
  emailInvalid: 'Email is not valid',
  emailTaken: 'Email is already registered',
  administratorsOnly: 'Only administrators may add people',
  notAllowed: 'You are not allowed to perform this action.',
  keyInvalid: 'API key is not valid',
  keyNotTaken: 'Not with an API key: please log in',
  credentialsWrong: 'Email or password is incorrect',
  passwordWrong: 'Password is incorrect',
  changeAtAccount: 'Your own email and password are changed at /account, with your current password',
  notOwnRole: 'Your own role is changed by another administrator',
  notOwnAccount: 'Your own account is removed by another administrator',
  notOwnLink: 'Your own password is changed at /account',
  noMail: 'This site sends no mail: make a link instead',
  mailNotSet: 'This site sends no mail: reply from your own mail program',
  tooManyAttempts: 'Too many attempts. Please try again later.',
  foreignOrigin: 'Request from another site refused',
  imageType: 'Image must be JPEG, PNG, WebP, AVIF or GIF',
  imageTooLarge: `Image must be at most ${IMAGE_SIZE}`,
  imageTooManyPixels: 'Image must have at most 50 megapixels',
  imageTooLong: 'Image must be at most 65,535 pixels wide and high',
  imageTooManyFrames: 'Image must have at most 1,000 frames',
  imageTooCostly: 'Image takes too long to read: send a smaller one',
  imageBroken: 'Image cannot be read to its end',
  bodyTooLarge: 'Request body must be at most 2 MB',
  bodyInvalid: 'Request body is not valid',
  pathInvalid: 'Request path is not valid',
  pathUnknown: 'Not found',
  queryInvalid: 'Query is not valid',
  methodUnknown: 'Method not allowed',
  changedMeanwhile: 'Someone else has changed this. Reload to see the newer version.',
  keyReused: 'Idempotency-Key was already used for another request',
  unavailable: 'Service is not available. Please try again.',
} as const

export const notFound = (name: string): string => `${name} not found`
