/** Toast messages of several screens; unusual spellings are the original's. */
export const successMessages = {
  register: 'User Register successfully',
  login: 'Login successfully',
  inquiry: 'Inquiry send successfully',
} as const

/** Shown if the two passwords differ. */
export const passwordMismatch = "Password doesn't match"
