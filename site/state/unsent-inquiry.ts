/** The key in the browser's storage of the unsent text of the contact form. */
export const UNSENT_INQUIRY = 'inquiry'
