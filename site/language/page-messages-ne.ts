import { pageMessages as texts } from '#contract/page-messages.ts'

type Code = keyof typeof texts

/** The messages in Nepali that pages say by themselves: they come with the language, all others when a call has failed. */
const pageMessages: Readonly<Record<Code, string>> = {
  fieldsRequired: 'सबै विवरण भर्नुहोस्',
  passwordTooShort: 'पासवर्ड कम्तीमा ८ अक्षरको हुनुपर्छ',
  loginFirst: 'कृपया पहिले लग इन गर्नुहोस्',
  linkOver: 'यो लिङ्कको म्याद सकियो। कृपया नयाँ लिङ्क माग्नुहोस्।',
  fault: 'केही गडबड भयो। कृपया फेरि प्रयास गर्नुहोस्।',
}

const isCode = (name: string): name is Code => Object.hasOwn(texts, name)

/** Such a message in Nepali; undefined for any other. */
export function pageMessage(text: string): string | undefined {
  const code = Object.keys(texts).find((name) => isCode(name) && texts[name] === text)
  return code !== undefined && isCode(code) ? pageMessages[code] : undefined
}
