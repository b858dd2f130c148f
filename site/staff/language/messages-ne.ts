import { devanagari } from '#contract/devanagari.ts'
import { languageNames } from '#contract/languages.ts'
import { staffMessageIn, type StaffMessageCode } from '#contract/staff-message-code.ts'
import type { FieldNames } from '../../language/language.ts'
import { message, type MessageTemplate, say } from '../../language/messages-ne.ts'
import { words } from './words-ne.ts'

const statusNames = new Map(Object.entries(words.desk.statuses))
const statusNow = (status: string): string => `यो सोधपुछको अवस्था अहिले “${statusNames.get(status) ?? status}” छ`

/** The messages of the API that only the staff meet, in Nepali. */
const messages: { readonly [Code in StaffMessageCode]: MessageTemplate } = {
  fieldNotUrl: (field) => `${field} https://, http://, mailto:, tel: वा / बाट सुरु हुनुपर्छ`,
  fieldNotPhone: (field, example = '') => `${field} ${example} जस्तो नम्बर हुनुपर्छ`,
  fieldNotTime: (field, example = '') => `${field} ${example} जस्तो समय हुनुपर्छ`,
  fieldNotDate: (field) => `${field} मिति हुनुपर्छ`,
  fieldNotMoment: (field) => `${field} मिति र समय हुनुपर्छ`,
  fieldNotRecurrence: (field) => `${field} मा दिन, महिना र साल छान्नुहोस्`,
  dayMissing: (field, month = '', days = '') =>
    `${field} पात्रोमा भएको दिन हुनुपर्छ: ${devanagari(month)} मा ${devanagari(days)} दिन छन्`,
  dayBeyond: (field, from = '', to = '') =>
    `${field} ${devanagari(from)}देखि ${devanagari(to)}सम्मको हुनुपर्छ: त्यसभन्दा परको पात्रो थाहा छैन`,
  fieldNotBetween: (field, least = '', most = '') =>
    `${field} ${devanagari(least)}देखि ${devanagari(most)}सम्मको सङ्ख्या हुनुपर्छ`,
  fieldNotAtLeast: (field, least = '') => `${field} कम्तीमा ${devanagari(least)} हुनुपर्छ`,
  fieldNotAtMost: (field, most = '') => `${field} बढीमा ${devanagari(most)} हुनुपर्छ`,
  fieldNotNumber: (field) => `${field} सङ्ख्या हुनुपर्छ`,
  fieldNotFlag: (field) => `${field} हो वा होइन हुनुपर्छ`,
  fieldNotOneOf: (field, values = '') => `${field} यीमध्येको हुनुपर्छ: ${values}`,
  fieldMalformed: (field) => `${field} को ढाँचा मिलेन`,
  fieldTooManyRows: (field, most = '') => `${field} बढीमा ${devanagari(most)} वटा हुन सक्छन्`,
  fieldTooManyParts: (field, most = '') => `${field} मा बढीमा ${devanagari(most)} वटा अनुच्छेद, हरफ र पाठका टुक्रा हुन सक्छन्`,
  fieldTooManyPictures: (field, most = '') => `${field} मा बढीमा ${devanagari(most)} वटा तस्बिर हुन सक्छन्`,
  fieldTooComplex: (field) => `${field} मा पढ्नै नसकिने गरी धेरै ढाँचा छ`,
  entryUnknown: (field) => `${field} अब छैन`,
  entryClosed: (name) => `${name} अब खुला छैन`,
  inquiryTaken: 'यो सोधपुछ अरू कसैले लिइसक्नुभएको छ। जिम्मा अर्को व्यक्तिलाई दिन सकिन्छ।',
  statusBesideDraft:
    'यस प्रविष्टिको प्रकाशित पाठभन्दा नयाँ मस्यौदा छ। मस्यौदासहित प्रकाशित गर्न _status "published" पठाउनुहोस्, वा मस्यौदा मात्र बदल्न URL मा draft=true राख्नुहोस्।',
  inquiryStatusNow: (status) => `${statusNow(status)}।`,
  inquiryStatusNowBy: (status, who = '') => `${statusNow(status)}: ${who} ले फेर्नुभएको हो।`,
  slugTaken: 'ठेगानाको यो अन्त्य अर्को पृष्ठको हो। कृपया अर्को रोज्नुहोस्।',
  degreesApart: 'अक्षांश र देशान्तर सँगै राख्नुपर्छ',
  hoursReversed: 'बन्द हुने समय खुल्ने समयपछि हुनुपर्छ',
  daysReversed: 'अन्तिम दिन पहिलो दिनअघि हुन सक्दैन',
  timePast: 'समय अहिलेपछिको हुनुपर्छ',
  nothingToPublish: 'आगन्तुकले सबैभन्दा नयाँ सामग्री नै देख्छन्: प्रकाशन गर्नुपर्ने मस्यौदा छैन',
  publishedTogether: 'सबै भाषा सँगै प्रकाशित हुन्छन्',
  targetNoPage: 'पृष्ठ यस साइटमा भएको पृष्ठको ठेगाना हुनुपर्छ, जस्तै /blog',
  targetSame: 'ठेगानालाई त्यही ठेगानामा पठाउन सकिँदैन: अर्को पृष्ठ राख्नुहोस्',
  targetLoops: 'यो पृष्ठ फेरि यही ठेगानामा पठाइएको छ: पहिले त्यसलाई बन्द गर्नुहोस्',
  addressNoPath: 'ठेगाना यस साइटको हुनुपर्छ, जस्तै /old-page',
  addressQuery: 'ठेगानामा ? वा # पछि जे भए पनि त्यो एउटै पृष्ठमा पठाइन्छ: त्यो भाग हटाउनुहोस्',
  targetQuery: 'पृष्ठको ठेगाना मात्र राख्नुहोस्: ? वा # देखिको भाग हटाउनुहोस्',
  addressRedirected: (target) =>
    `यो ठेगाना पहिले नै ${target} मा पठाइएको छ। पहिले “अन्यत्र पठाइएका” सूचीमा त्यसलाई बन्द गर्नुहोस्।`,
  addressIsPage: 'यो ठेगानामा पृष्ठ छ: नभेटिने ठेगाना मात्र अन्यत्र पठाउन सकिन्छ',
  addressMoved: 'यो ठेगाना पहिले जुन सामग्रीको थियो, अहिले पनि त्यसैमा पुग्छ',
  addressReserved: 'यो ठेगाना साइट आफैँले प्रयोग गर्छ, त्यसैले अन्यत्र पठाउन सकिँदैन',
  tooManyRedirects: 'अन्यत्र पठाइएका ठेगाना धेरै भए: पहिले एउटा बन्द गर्नुहोस्',
  documentType: 'कागजात PDF हुनुपर्छ',
  documentTooLarge: (most = '') => `कागजात बढीमा ${devanagari(most)} एमबीको हुनुपर्छ`,
  documentBroken: 'कागजात अन्त्यसम्म पढ्न सकिएन',
  documentActive: 'कागजातमा स्क्रिप्ट, प्रोग्राम, अन्य फाइल वा आफैँ पठाइने फारम हुनु हुँदैन',
  documentLocked: 'कागजात पासवर्डबिना खुल्नुपर्छ',
  documentReplacement: 'कागजातको ठाउँमा कागजात र तस्बिरको ठाउँमा तस्बिर मात्र राख्न सकिन्छ',
  pictureRequired: 'तस्बिर छान्नुहोस्।',
  pictureNotOfLibrary: 'पाठको एउटा तस्बिर सङ्ग्रहमा छैन।',
  notRichText: 'पाठको ढाँचा मिलेन।',
  tablesTooLarge: 'पाठका तालिकाहरू धेरै ठूला छन्: सबैमा गरी बढीमा ५,००० कोष्ठ हुन सक्छन्।',
  problemIn: (language, problem = '') => `${language === languageNames.en ? 'अङ्ग्रेजी' : language}मा: ${problem}`,
  linkInvalid: (target) => `पाठको एउटा लिङ्क मिलेन: “${target}”। वेब, इमेल वा फोनको ठेगाना, वा यस साइटको पृष्ठ राख्नुहोस्।`,
  fileUsed: (uses) => `यो फाइल प्रयोगमा छ: ${uses}। पहिले त्यहाँबाट हटाउनुहोस्।`,
  fileKept: (use) => `यो फाइल फर्काउन सकिने सामग्रीको हो: ${use}। त्यससँगै मेटिन्छ।`,
  orderInvalid: 'यसको क्रम मिलाउन सकिँदैन।',
  takenOrHolder: 'आफैँ लिने वा अर्कोलाई दिने, एउटा मात्र छान्नुहोस्',
  notOwnFactor: 'आफ्नो दोस्रो प्रमाण /account मा हटाउनुहोस्',
  factorMissing: 'दोस्रो प्रमाण राखिएको छैन',
  factorPresent: 'दोस्रो प्रमाण राखिसकिएको छ: पहिले त्यसलाई हटाउनुहोस्',
  ownFactorFirst: 'पहिले आफ्नो दोस्रो प्रमाण राख्नुहोस्',
  tooManyKeys: (most) => `एक जनाका बढीमा ${devanagari(most)} एपीआई साँचा हुन सक्छन्: पहिले एउटा मेट्नुहोस्`,
  tooManyAtOnce: (most) => `एकै पटक बढीमा ${devanagari(most)} फेर्न सकिन्छ। कम छान्नुहोस्।`,
}

/** A message in Nepali that only the staff meet; undefined for any other. */
export function staffMessage(text: string, names: FieldNames): string | undefined {
  const coded = staffMessageIn(text)
  if (!coded) return undefined
  const [name = '', ...others] = coded.values
  const values = coded.code === 'problemIn' ? others.map((problem) => translated(problem, names)) : others
  return say(messages[coded.code], [name, ...values], names)
}

const translated = (text: string, names: FieldNames): string => staffMessage(text, names) ?? message(text, names)
