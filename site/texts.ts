/** Sentences of toasts that more than one screen shows; odd spellings are the original's. */
export const successes = {
  register: 'User Register successfully',
  login: 'Login successfully',
  inquiry: 'Inquiry send successfully',
} as const
