/** Of the contract's fixed messages those that pages without a screen of the staff's show by themselves. */
export const pageMessages = {
  fieldsRequired: 'All Fileds are required',
  passwordTooShort: 'Password  must be upto 8 characters',
  loginFirst: 'Please login first',
  linkOver: 'This link is no longer valid. Please ask for a new one.',
  fault: 'Something went wrong. Please try again.',
} as const
