import type { Language } from '#contract/languages.ts'

const english = {
  choose: 'Choose a password',
  chosen: 'New password',
  hint: 'At least 8 characters. A few random words are better than one with signs in it.',
  confirm: 'Confirm new password',
  tooShort: 'Password must have at least 8 characters',
  mismatch: "Password doesn't match",
  set: 'Set the password',
  done: 'Your password is set: sign in with it',
  needsScript: 'Setting a password needs JavaScript.',
}

const nepali: typeof english = {
  choose: 'पासवर्ड राख्नुहोस्',
  chosen: 'नयाँ पासवर्ड',
  hint: 'कम्तीमा ८ अक्षर। चिह्न राखेको एउटा शब्दभन्दा असम्बन्धित केही शब्द राम्रा हुन्छन्।',
  confirm: 'नयाँ पासवर्ड फेरि लेख्नुहोस्',
  tooShort: 'पासवर्ड कम्तीमा ८ अक्षरको हुनुपर्छ',
  mismatch: 'दुई पासवर्ड मिलेनन्',
  set: 'पासवर्ड राख्नुहोस्',
  done: 'पासवर्ड राखियो: अब त्यसैले लग इन गर्नुहोस्',
  needsScript: 'पासवर्ड राख्न ब्राउजरमा जाभास्क्रिप्ट चल्नुपर्छ।',
}

/** The words about choosing a password; not in the catalogue, which every page downloads. */
export const passwordWords: Readonly<Record<Language, typeof english>> = { en: english, ne: nepali }
