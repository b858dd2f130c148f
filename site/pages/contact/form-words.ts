import type { Language } from '#contract/languages.ts'

const english = {
  subject: 'Subject',
  email: 'Email',
  phone: 'Phone',
  fullName: 'Full Name',
  message: 'Message',
  required: 'Fill in this field.',
  noEmail: 'Type a whole e-mail address, such as name@example.com.',
  /** A spelling of the original's. */
  sent: 'Inquiry send successfully',
  /** The label of the honeypot field, which people do not see. */
  website: 'Website',
}

const nepali: typeof english = {
  subject: 'विषय',
  email: 'इमेल',
  phone: 'फोन',
  fullName: 'पूरा नाम',
  message: 'सन्देश',
  required: 'यो भर्नुहोस्।',
  noEmail: 'पूरा इमेल ठेगाना लेख्नुहोस्, जस्तै name@example.com।',
  sent: 'तपाईंको सन्देश पठाइयो',
  website: 'वेबसाइट',
}

/** The words of the contact form; not in the catalogue, which every page downloads. */
export const formWords: Readonly<Record<Language, typeof english>> = { en: english, ne: nepali }
