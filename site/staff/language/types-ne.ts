import { employmentsInNepali } from '#contract/career.ts'
import type { TypeTexts } from './type-texts.ts'

const title = { label: 'शीर्षक' }
const description = { label: 'विवरण' }
const documents = {
  label: 'डाउनलोड गर्ने कागजात',
  help: 'फारम र जाँचसूची: बढीमा २० एमबीका PDF, दुवै भाषाको नामसहित।',
}
const tags = { label: 'विषय', help: 'विषयका पृष्ठबाट यहाँ पुगिन्छ।' }

/** The names of types and fields in Nepali. A type that is missing here has the English name of its description. */
export const types: TypeTexts = {
  about: {
    name: 'हाम्रो बारेमा',
    fields: { title, description },
    screens: {
      create: '“हाम्रो बारेमा” मा थप्नुहोस्',
      edit: '“हाम्रो बारेमा” सम्पादन',
      empty: '“हाम्रो बारेमा” मा अहिलेसम्म केही छैन।',
      deleteTitle: '“हाम्रो बारेमा” बाट मेटाउने?',
      deleteQuestion: 'के तपाईं यो अंश मेटाउन चाहनुहुन्छ?',
      created: '“हाम्रो बारेमा” मा थपियो',
      updated: '“हाम्रो बारेमा” अद्यावधिक गरियो',
    },
  },
  blog: {
    name: 'लेख',
    staff: 'ब्लग',
    fields: {
      title,
      description,
      author: { label: 'लेखक', help: 'नराखे आगन्तुकले “व्यवस्थापक” पढ्छन्।' },
      services: { label: 'कुन सेवाबारे', help: 'ती सेवाका पृष्ठबाट यो लेखमा पुगिन्छ।' },
      tags,
    },
    screens: { list: 'लेखहरू' },
  },
  service: {
    name: 'सेवा',
    staff: 'सेवाहरू',
    fields: {
      title,
      description,
      people: { label: 'कसलाई सोध्ने', help: 'सेवाको पृष्ठमा, टोलीमा जाने लिङ्कसहित देखिन्छन्।' },
      documents,
      tags,
    },
    screens: { list: 'सेवाहरू' },
  },
  team: {
    name: 'सदस्य',
    staff: 'टोली',
    fields: {
      name: { label: 'नाम' },
      post: { label: 'पद', help: 'संस्थामा उनको पद।' },
      areas: { label: 'कामका क्षेत्र', help: 'जस्तै आयकर, भ्याट।' },
      languages: { label: 'बोल्ने भाषा', help: 'भाषाका बीचमा अल्पविराम राख्नुहोस्।' },
      email: { label: 'इमेल', help: 'साइटमा सबैले पढ्न सक्छन्।' },
      phone: { label: 'फोन', help: 'साइटमा सबैले पढ्न सक्छन्।' },
    },
    screens: { list: 'टोलीका सदस्य' },
  },
  career: {
    name: 'रोजगारी',
    fields: {
      title: { label: 'पदको नाम' },
      salary: { label: 'तलब', help: 'आगन्तुकले पढ्ने गरी, जस्तै रु. ६५,००० देखि ८०,०००।' },
      description,
      place: { label: 'स्थान', help: 'जस्तै काठमाडौँ। खाली भए कार्यालय।' },
      employment: {
        label: 'रोजगारीको प्रकार',
        options: employmentsInNepali,
      },
      salaryFrom: { label: 'तलब, देखि', help: 'रुपैयाँमा। खोजी इन्जिनलाई, र तलबको पाठ नभए आगन्तुकलाई देखाइन्छ।' },
      salaryTo: { label: 'तलब, सम्म', help: 'रुपैयाँमा। एउटै रकम भए खाली।' },
      salaryPer: { label: 'तलबको अवधि', options: { MONTH: 'महिना', YEAR: 'वर्ष' } },
      validThrough: { label: 'दरखास्तको अन्तिम दिन', help: 'नेपालमा आगन्तुकले देख्ने अन्तिम दिन। अन्त्य नभए खाली।' },
      tags,
    },
    screens: { list: 'खुला पदहरू' },
  },
  faq: {
    name: 'प्रश्न',
    staff: 'प्रश्नहरू',
    fields: { title: { label: 'प्रश्न' }, description: { label: 'उत्तर', help: 'सादा पाठ; हरफ जस्ताको तस्तै रहन्छन्।' }, tags },
    screens: { list: 'प्रश्नहरू' },
  },
  tag: {
    name: 'विषय',
    staff: 'विषयहरू',
    fields: { title, description },
    screens: { list: 'विषयहरू' },
  },
  deadline: {
    name: 'म्याद',
    staff: 'कर पात्रो',
    fields: {
      title,
      description,
      law: { label: 'कानुन', help: 'ऐन र दफा, आगन्तुकले पढ्ने गरी।' },
      taxpayers: {
        label: 'करदाता',
        options: {
          individual: 'व्यक्ति',
          company: 'कम्पनी',
          vat: 'भ्याटमा दर्ता भएका',
          employer: 'कर कट्टी गर्ने',
          excise: 'अन्तःशुल्क इजाजतपत्र लिएका',
          nonprofit: 'नाफा नकमाउने संस्था',
        },
      },
      recurrence: { label: 'म्याद कहिले' },
      movesOn: {
        label: 'शनिबार र बिदामा परे पछिको कार्यदिनमा सर्छ',
        column: 'सर्छ',
        help: 'बिदा संस्थाको सेटिङमा भएका हुन्।',
      },
      source: { label: 'स्रोत', help: 'यो लेखिएको पृष्ठ, जस्तै ऐन वा कर कार्यालयको।' },
      documents,
      tags,
    },
    screens: { list: 'कर पात्रोका म्याद' },
  },
  policy: {
    name: 'नीति',
    staff: 'नीतिहरू',
    fields: {
      title,
      description,
      atForms: {
        label: 'फारमसँगै लिङ्क देखाउने',
        column: 'फारममा',
        help: 'सोधपुछ वा दरखास्त पठाउने आगन्तुकले त्यहीँ यसको लिङ्क देख्छन्।',
      },
    },
    screens: { list: 'नीतिहरू' },
  },
  inquiry: {
    name: 'सोधपुछ',
    fields: {
      name: { label: 'नाम' },
      email: { label: 'इमेल' },
      phone: { label: 'फोन' },
      subject: { label: 'विषय' },
      message: { label: 'सन्देश' },
    },
  },
}
