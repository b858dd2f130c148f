import type { Language } from '#contract/languages.ts'
import { useLanguage } from '../language/use-language.ts'

/**
 * The words about second factors, for the login and the staff's screens; not in the catalogues, which every page and screen
 * downloads.
 */
const en = {
  title: 'Second factor',
  note: 'A code from an app on your phone, beside your password: whoever learns the password still cannot sign in.',
  code: 'Code',
  codeHint: 'The six digits that your app shows now.',
  signInHint: 'The six digits that your app shows now, or one of your recovery codes.',
  signIn: 'Sign in',
  password: 'Your password',
  isOff: 'Off: your password alone signs you in.',
  isOn: (codes: string) => `On. Recovery codes left: ${codes}.`,
  setUp: 'Set it up',
  go: 'Go on',
  done: 'Done',
  first: 'Set up your second factor',
  firstNote:
    'Everybody who works on this site signs in with one. It takes a minute, and is needed before anything else.',
  scan: 'Scan this with an authenticator app, such as the one your phone came with, and type the code that it shows.',
  qr: 'QR code of the secret',
  secret: 'Or type this secret into the app',
  secretHint: 'Whoever has it can make your codes: it is not shown again.',
  openApp: 'Open the app on this device',
  confirm: 'Turn it on',
  isSetUp: 'The second factor is on',
  recovery: 'Recovery codes',
  recoveryNote:
    'Each signs you in once, if the phone is lost. Keep them where you keep important papers: they are not shown again.',
  download: 'Download',
  fileName: 'recovery-codes.txt',
  renew: 'New recovery codes',
  renewNote: 'The codes that you have now end.',
  turnOff: 'Turn it off',
  turnOffNote: 'Your password alone signs you in then. Other sessions end.',
  isTurnedOff: 'The second factor is off',
  reset: 'Reset second factor',
  resetOf: (name: string) => `Reset the second factor of ${name}`,
  resetNote: (name: string) =>
    `For a lost phone: the password alone signs ${name} in then, and all sessions end. Make sure that it is they who ask.`,
  resetSubmit: 'Reset',
  isReset: 'The second factor is reset',
  policy: 'Second factor for everybody',
  policyNote: 'Whoever has none is led to set one up before anything else. API keys stay as they are.',
  policyOn: 'Everybody must have one.',
  policyOff: 'Everybody may have one.',
  require: 'Require it',
  requireQuestion: 'Require a second factor of everybody?',
  requireNote: (count: number, said: string) =>
    count === 0
      ? 'Everybody has one already. Whoever is invited later sets one up first.'
      : `${count === 1 ? '1 person has none' : `${said} people have none`} yet: at their next step they are asked to set one up, and can do nothing else before. What they are writing is kept.`,
  requireNoLonger: 'Require it no longer',
  requireNoLongerQuestion: 'Require it no longer?',
  requireNoLongerNote:
    'Whoever has one keeps it. Those who are invited later, and those who turn it off, sign in with the password alone.',
  ownFirst: 'Set up your own first:',
  yourAccount: 'your account',
  isRequired: 'A second factor is required now',
  isNotRequired: 'A second factor is not required any more',
}

type Words = typeof en

const ne: Words = {
  title: 'दोस्रो प्रमाण',
  note: 'पासवर्डका साथै फोनको एपले देखाउने कोड: पासवर्ड थाहा पाउनेले पनि लग इन गर्न सक्दैन।',
  code: 'कोड',
  codeHint: 'एपले अहिले देखाएका छ अङ्क।',
  signInHint: 'एपले अहिले देखाएका छ अङ्क, वा तपाईंको कुनै जगेडा कोड।',
  signIn: 'लग इन गर्नुहोस्',
  password: 'तपाईंको पासवर्ड',
  isOff: 'बन्द छ: पासवर्डले मात्रै लग इन हुन्छ।',
  isOn: (codes) => `खुला छ। बाँकी जगेडा कोड: ${codes}।`,
  setUp: 'राख्नुहोस्',
  go: 'अघि बढ्नुहोस्',
  done: 'सकियो',
  first: 'आफ्नो दोस्रो प्रमाण राख्नुहोस्',
  firstNote: 'यो साइटमा काम गर्ने सबैले यसैबाट लग इन गर्छन्। एक मिनेट लाग्छ, र अरू कामभन्दा पहिले चाहिन्छ।',
  scan: 'फोनको प्रमाणीकरण एपले यो स्क्यान गर्नुहोस्, र त्यसले देखाएको कोड लेख्नुहोस्।',
  qr: 'गोप्य साँचोको क्यूआर कोड',
  secret: 'वा यो गोप्य साँचो एपमा लेख्नुहोस्',
  secretHint: 'यो पाउने जोसुकैले तपाईंका कोड बनाउन सक्छ: यो फेरि देखाइँदैन।',
  openApp: 'यही उपकरणको एपमा खोल्नुहोस्',
  confirm: 'खोल्नुहोस्',
  isSetUp: 'दोस्रो प्रमाण खुल्यो',
  recovery: 'जगेडा कोड',
  recoveryNote: 'फोन हराएमा प्रत्येकले एक पटक लग इन गराउँछ। महत्त्वपूर्ण कागजपत्र राख्ने ठाउँमा राख्नुहोस्: यी फेरि देखाइँदैनन्।',
  download: 'डाउनलोड गर्नुहोस्',
  fileName: 'recovery-codes.txt',
  renew: 'नयाँ जगेडा कोड',
  renewNote: 'अहिले भएका कोड बन्द हुन्छन्।',
  turnOff: 'बन्द गर्नुहोस्',
  turnOffNote: 'त्यसपछि पासवर्डले मात्रै लग इन हुन्छ। अन्यत्रका सबै लग इन बन्द हुन्छन्।',
  isTurnedOff: 'दोस्रो प्रमाण बन्द भयो',
  reset: 'दोस्रो प्रमाण हटाउनुहोस्',
  resetOf: (name) => `${name} को दोस्रो प्रमाण हटाउनुहोस्`,
  resetNote: (name) =>
    `फोन हराएमा: त्यसपछि ${name} पासवर्डले मात्रै लग इन हुन्छन्, र उनका सबै लग इन बन्द हुन्छन्। अनुरोध गर्ने उनी नै हुन् भन्ने पक्का गर्नुहोस्।`,
  resetSubmit: 'हटाउनुहोस्',
  isReset: 'दोस्रो प्रमाण हटाइयो',
  policy: 'सबैका लागि दोस्रो प्रमाण',
  policyNote: 'जोसँग छैन, उसले अरू कामभन्दा पहिले राख्नुपर्छ। एपीआई साँचो जस्ताको तस्तै रहन्छन्।',
  policyOn: 'सबैले राख्नुपर्छ।',
  policyOff: 'चाहनेले राख्न सक्छन्।',
  require: 'अनिवार्य गर्नुहोस्',
  requireQuestion: 'सबैका लागि दोस्रो प्रमाण अनिवार्य गर्ने?',
  requireNote: (count, said) =>
    count === 0
      ? 'सबैसँग पहिले नै छ। पछि बोलाइएकाले सुरुमै राख्नुपर्छ।'
      : `${said} जनासँग अझै छैन: उनीहरूले अर्को काम गर्नुअघि राख्नुपर्छ। लेख्दै गरेको कुरा सुरक्षित रहन्छ।`,
  requireNoLonger: 'अनिवार्य नगर्नुहोस्',
  requireNoLongerQuestion: 'अब अनिवार्य नगर्ने?',
  requireNoLongerNote: 'जोसँग छ, उसको रहन्छ। पछि बोलाइएका र बन्द गर्नेहरू पासवर्डले मात्रै लग इन हुन्छन्।',
  ownFirst: 'पहिले आफ्नै राख्नुहोस्:',
  yourAccount: 'तपाईंको खाता',
  isRequired: 'अब दोस्रो प्रमाण अनिवार्य भयो',
  isNotRequired: 'अब दोस्रो प्रमाण अनिवार्य रहेन',
}

const secondFactorWords: { readonly [Tag in Language]: Words } = { en, ne }

/** The words in the language of the page or screen. */
export const useSecondFactorWords = (): Words => secondFactorWords[useLanguage().tag]
