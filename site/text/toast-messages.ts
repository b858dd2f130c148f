/** Sentences of toasts that more than one screen shows; odd spellings are the original's. */
export const successMessages = {
  register: 'User Register successfully',
  login: 'Login successfully',
  inquiry: 'Inquiry send successfully',
} as const

/** What the registration says where the two passwords differ; nothing is sent then. */
export const passwordMismatch = "Password doesn't match"
