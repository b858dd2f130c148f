import { codeOf, type MessageCode } from '#contract/message-code.ts'
import { devanagari } from '#contract/devanagari.ts'
import type { pageMessages } from '#contract/page-messages.ts'
import type { FieldNames } from './language.ts'

/** How messages name the fields that visitors fill in. */
const fields: FieldNames = { Name: 'नाम', Email: 'इमेल', Phone: 'फोन', Message: 'सन्देश', Code: 'कोड' }

/** A message, or a function of what it names: the Nepali name of the field, then further values. */
export type MessageTemplate = string | ((field: string, ...values: readonly string[]) => string)

/** The messages of the API in Nepali, but for those that come with the language (page-messages-ne.ts). */
const messages = {
  passwordCommon: 'यो पासवर्ड धेरैले प्रयोग गर्ने पासवर्ड हो। कृपया अर्को रोज्नुहोस्।',
  emailInvalid: 'इमेल मिलेन',
  emailTaken: 'यो इमेल दर्ता भइसकेको छ',
  administratorsOnly: 'व्यवस्थापकले मात्र मानिस थप्न सक्छन्',
  changeAtAccount: 'आफ्नो इमेल र पासवर्ड /account मा, हालको पासवर्ड दिएर फेर्नुहोस्',
  notOwnRole: 'आफ्नो भूमिका अर्को व्यवस्थापकले फेर्छन्',
  notOwnAccount: 'आफ्नो खाता अर्को व्यवस्थापकले हटाउँछन्',
  notOwnLink: 'आफ्नो पासवर्ड /account मा फेर्नुहोस्',
  noMail: 'यो साइटले इमेल पठाउँदैन: बरु लिङ्क बनाउनुहोस्',
  mailNotSet: 'यो साइटले इमेल पठाउँदैन: आफ्नै इमेल प्रोग्रामबाट जवाफ दिनुहोस्',
  notAllowed: 'तपाईंलाई यो काम गर्ने अनुमति छैन।',
  keyInvalid: 'एपीआई साँचो मिलेन',
  keyNotTaken: 'एपीआई साँचोले हुँदैन: कृपया लग इन गर्नुहोस्',
  credentialsWrong: 'इमेल वा पासवर्ड मिलेन',
  secondFactorFirst: 'कृपया पहिले दोस्रो प्रमाण राख्नुहोस्',
  secondFactorRequired: 'दोस्रो प्रमाणको कोड छुट्यो',
  passwordWrong: 'पासवर्ड मिलेन',
  tooManyAttempts: 'धेरै पटक प्रयास भयो। कृपया केही बेरपछि फेरि प्रयास गर्नुहोस्।',
  foreignOrigin: 'अर्को साइटबाट आएको अनुरोध अस्वीकार गरियो',
  imageType: 'तस्बिर JPEG, PNG, WebP, AVIF वा GIF हुनुपर्छ',
  imageTooLarge: 'तस्बिर बढीमा १० एमबीको हुनुपर्छ',
  imageTooManyPixels: 'तस्बिर बढीमा ५० मेगापिक्सेलको हुनुपर्छ',
  imageTooLong: 'तस्बिर बढीमा ६५,५३५ पिक्सेल चौडा र अग्लो हुनुपर्छ',
  imageTooManyFrames: 'तस्बिरमा बढीमा १,००० फ्रेम हुनुपर्छ',
  imageTooCostly: 'तस्बिर पढ्न धेरै समय लाग्छ: सानो पठाउनुहोस्',
  imageBroken: 'तस्बिर अन्त्यसम्म पढ्न सकिएन',
  bodyTooLarge: 'पठाइएको विवरण बढीमा २ एमबीको हुनुपर्छ',
  editorBodyTooLarge: 'पठाइएको विवरण बढीमा ८ एमबीको हुनुपर्छ',
  bodyTooComplex: 'पठाइएको विवरण बढीमा १,००० अंश र १०० तहको हुनुपर्छ',
  bodyInvalid: 'पठाइएको विवरण मिलेन',
  formTooLarge: 'फारम बढीमा ६४ केबीको हुनुपर्छ',
  bodyCompressed: 'पठाइएको विवरण खुम्च्याइएको छ; नखुम्च्याई पठाउनुहोस्',
  bodyType: 'पठाइएको विवरणको ढाँचा मिलेन',
  pathInvalid: 'ठेगाना मिलेन',
  pathUnknown: 'भेटिएन',
  queryInvalid: 'खोजीको ढाँचा मिलेन',
  methodUnknown: 'यो विधि मिल्दैन',
  changedMeanwhile: 'यसबीचमा अरू कसैले यो फेरिसकेको छ। नयाँ संस्करण हेर्न फेरि खोल्नुहोस्।',
  keyReused: 'यो साँचो अर्को अनुरोधमा प्रयोग भइसकेको छ',
  unavailable: 'सेवा अहिले उपलब्ध छैन। कृपया फेरि प्रयास गर्नुहोस्।',
  entryNotFound: 'भेटिएन',
  fieldRequired: (field) => `${field} भर्नुहोस्`,
  fieldTooLong: (field, most = '') => `${field} बढीमा ${devanagari(most)} अक्षरको हुनुपर्छ`,
  fieldNotText: (field) => `${field} अक्षरमा हुनुपर्छ`,
  fieldUnstorable: (field) => `${field} मा राख्न नमिल्ने चिह्न छ`,
  fieldInvalid: (field) => `${field} मिलेन`,
} satisfies Record<Exclude<MessageCode, keyof typeof pageMessages>, MessageTemplate>

const byCode: Readonly<Partial<Record<MessageCode, MessageTemplate>>> = messages

/** A message of the API in Nepali; one without a code as it is. */
export function message(text: string, names: FieldNames = {}): string {
  const coded = codeOf(text)
  const said = coded && byCode[coded.code]
  return said ? say(said, coded.values, names) : text
}

/** A message with the names and numbers in it. */
export function say(said: MessageTemplate, [name = '', ...others]: readonly string[], names: FieldNames): string {
  return typeof said === 'string' ? said : said(names[name] ?? fields[name] ?? name, ...others)
}
