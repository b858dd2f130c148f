import type { SeedOf } from './seed.ts'

const inTwo = { en: 'Nepali, English', ne: 'नेपाली, अङ्ग्रेजी' }

export const sarita: SeedOf<'team'> = {
  fields: {
    name: { en: 'Sarita Lekhdandi', ne: 'सरिता लेखडाँडी' },
    post: { en: 'Managing Partner', ne: 'प्रबन्ध साझेदार' },
    areas: { en: 'Company law, tax planning, second opinions', ne: 'कम्पनी कानुन, कर योजना, दोस्रो राय' },
    languages: { en: 'Nepali, English, Maithili', ne: 'नेपाली, अङ्ग्रेजी, मैथिली' },
    email: 'sarita@example.com',
  },
  picture: 'team-pen.svg',
  alt: { en: 'A fountain pen that has just signed', ne: 'भर्खरै सही गरिसकेको मसी कलम' },
}

export const bikram: SeedOf<'team'> = {
  fields: {
    name: { en: 'Bikram Himchuli', ne: 'विक्रम हिमचुली' },
    post: { en: 'Senior Tax Adviser', ne: 'वरिष्ठ कर सल्लाहकार' },
    areas: { en: 'Income tax, VAT, notices from the tax office', ne: 'आयकर, भ्याट, कर कार्यालयका पत्र' },
    languages: inTwo,
    phone: '+977 1 5970000',
  },
  picture: 'team-stamp.svg',
  alt: { en: 'A rubber stamp and its print, a mountain ridge', ne: 'रबरको छाप, र त्यसले छापेको हिमाली डाँडा' },
}

export const anjali: SeedOf<'team'> = {
  fields: {
    name: { en: 'Anjali Kothari Rijal', ne: 'अञ्जली कोठारी रिजाल' },
    post: { en: 'Head of Audit Support', ne: 'लेखापरीक्षण सहयोग प्रमुख' },
    areas: { en: 'Audit preparation, internal control', ne: 'लेखापरीक्षणको तयारी, आन्तरिक नियन्त्रण' },
    languages: { en: 'Nepali, English, Hindi', ne: 'नेपाली, अङ्ग्रेजी, हिन्दी' },
  },
  picture: 'team-lens.svg',
  alt: { en: 'A magnifying glass over a marked row of figures', ne: 'चिनो लगाइएको अङ्कको हरफमाथि हाते लेन्स' },
}

export const deepak: SeedOf<'team'> = {
  fields: {
    name: { en: 'Deepak Ganakmani', ne: 'दीपक गणकमणि' },
    post: { en: 'Bookkeeping Lead', ne: 'लेखा प्रमुख' },
    languages: inTwo,
  },
  picture: 'team-abacus.svg',
  alt: { en: 'An abacus', ne: 'गणना गर्ने एबाकस' },
}

export const pema: SeedOf<'team'> = {
  fields: {
    name: { en: 'Pema Dolkar Tamang', ne: 'पेमा डोल्कर तामाङ' },
    post: { en: 'Payroll Manager', ne: 'तलबी विवरण व्यवस्थापक' },
    languages: { en: 'Nepali, English, Tamang', ne: 'नेपाली, अङ्ग्रेजी, तामाङ' },
  },
  picture: 'team-clock.svg',
  alt: { en: 'A clock above growing stacks of coins', ne: 'बढ्दै गएका सिक्काका थुप्रामाथि घडी' },
}

export const nirmal: SeedOf<'team'> = {
  fields: {
    name: { en: 'Nirmal Darta', ne: 'निर्मल दर्ता' },
    post: { en: 'Company Law Officer', ne: 'कम्पनी कानुन अधिकृत' },
  },
}
