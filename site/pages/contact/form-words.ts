import type { Language } from '#contract/languages.ts'

const english = {
  subject: 'Subject',
  email: 'Email',
  phone: 'Phone',
  sevenDigits: '7+ digits',
  fullName: 'Full Name',
  message: 'Message',
  /** A spelling of the original's. */
  sent: 'Inquiry send successfully',
  /** The label of the honeypot field, which people do not see. */
  website: 'Website',
}

const nepali: typeof english = {
  subject: 'विषय',
  email: 'इमेल',
  phone: 'फोन',
  sevenDigits: '७+ अङ्क',
  fullName: 'पूरा नाम',
  message: 'सन्देश',
  sent: 'तपाईंको सन्देश पठाइयो',
  website: 'वेबसाइट',
}

/** The words of the contact form; not in the catalogue, which every page downloads. */
export const formWords: Readonly<Record<Language, typeof english>> = { en: english, ne: nepali }
