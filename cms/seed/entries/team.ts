import type { Texts } from '#contract/resource.ts'
import type { SeedOf } from './seed.ts'

const member = (name: Texts, post: Texts, picture?: string, alt?: Texts): SeedOf<'team'> => ({
  fields: { name, post },
  ...(picture && { picture, alt }),
})

export const team: SeedOf<'team'>[] = [
  member(
    { en: 'Sarita Lekhdandi', ne: 'सरिता लेखडाँडी' },
    { en: 'Managing Partner', ne: 'प्रबन्ध साझेदार' },
    'team-pen.svg',
    { en: 'A fountain pen that has just signed', ne: 'भर्खरै सही गरिसकेको मसी कलम' },
  ),
  member(
    { en: 'Bikram Himchuli', ne: 'विक्रम हिमचुली' },
    { en: 'Senior Tax Adviser', ne: 'वरिष्ठ कर सल्लाहकार' },
    'team-stamp.svg',
    { en: 'A rubber stamp and its print, a mountain ridge', ne: 'रबरको छाप, र त्यसले छापेको हिमाली डाँडा' },
  ),
  member(
    { en: 'Anjali Kothari Rijal', ne: 'अञ्जली कोठारी रिजाल' },
    { en: 'Head of Audit Support', ne: 'लेखापरीक्षण सहयोग प्रमुख' },
    'team-lens.svg',
    { en: 'A magnifying glass over a marked row of figures', ne: 'चिनो लगाइएको अङ्कको हरफमाथि हाते लेन्स' },
  ),
  member({ en: 'Deepak Ganakmani', ne: 'दीपक गणकमणि' }, { en: 'Bookkeeping Lead', ne: 'लेखा प्रमुख' }, 'team-abacus.svg', {
    en: 'An abacus',
    ne: 'गणना गर्ने एबाकस',
  }),
  member(
    { en: 'Pema Dolkar Tamang', ne: 'पेमा डोल्कर तामाङ' },
    { en: 'Payroll Manager', ne: 'तलबी विवरण व्यवस्थापक' },
    'team-clock.svg',
    { en: 'A clock above growing stacks of coins', ne: 'बढ्दै गएका सिक्काका थुप्रामाथि घडी' },
  ),
  member({ en: 'Nirmal Darta', ne: 'निर्मल दर्ता' }, { en: 'Company Law Officer', ne: 'कम्पनी कानुन अधिकृत' }),
]
