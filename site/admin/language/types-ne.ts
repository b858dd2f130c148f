import type { TypeTexts } from './type-texts.ts'

const title = { label: 'शीर्षक' }
const description = { label: 'विवरण' }

/** What types and their fields are called in Nepali; a type that is not here, what its description calls it in English. */
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
  blog: { name: 'लेख', staff: 'ब्लग', fields: { title, description }, screens: { list: 'लेखहरू' } },
  service: { name: 'सेवा', staff: 'सेवाहरू', fields: { title, description }, screens: { list: 'सेवाहरू' } },
  team: {
    name: 'सदस्य',
    staff: 'टोली',
    fields: { name: { label: 'नाम' }, post: { label: 'पद', help: 'संस्थामा उनको पद।' } },
    screens: { list: 'टोलीका सदस्य' },
  },
  career: {
    name: 'रोजगारी',
    fields: {
      title: { label: 'पदको नाम' },
      salary: { label: 'तलब', help: 'आगन्तुकले पढ्ने गरी, जस्तै रु. ६५,००० देखि ८०,०००।' },
      description,
    },
    screens: { list: 'खुला पदहरू' },
  },
  faq: {
    name: 'प्रश्न',
    staff: 'प्रश्नहरू',
    fields: { title: { label: 'प्रश्न' }, description: { label: 'उत्तर', help: 'सादा पाठ; हरफ जस्ताको तस्तै रहन्छन्।' } },
    screens: { list: 'प्रश्नहरू' },
  },
  deadline: {
    name: 'म्याद',
    staff: 'कर पात्रो',
    fields: {
      title,
      description,
      law: { label: 'कानुन', help: 'ऐन र दफा, आगन्तुकले पढ्ने गरी।' },
      taxpayers: {
        label: 'कसका लागि',
        options: {
          individual: 'व्यक्ति',
          company: 'कम्पनी',
          vat: 'भ्याटमा दर्ता भएका',
          employer: 'कर कट्टी गर्ने रोजगारदाता र अरू',
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
    },
    screens: { list: 'कर पात्रोका म्याद' },
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
