import type { Language } from '#contract/languages.ts'

const english = {
  email: 'Email',
  password: 'Password',
  submit: 'login',
  done: 'Login successfully',
  needsScript: 'Signing in needs JavaScript.',
  forgotten: 'Forgot your password?',
}

const nepali: typeof english = {
  email: 'इमेल',
  password: 'पासवर्ड',
  submit: 'लग इन',
  done: 'लग इन भयो',
  forgotten: 'पासवर्ड बिर्सनुभयो?',
  needsScript: 'लग इन गर्न ब्राउजरमा जाभास्क्रिप्ट चल्नुपर्छ।',
}

/** The words of the login; not in the catalogue, which every page downloads. */
export const loginWords: Readonly<Record<Language, typeof english>> = { en: english, ne: nepali }
