import type { SeedOf } from './seed.ts'
import { incomeTaxTag, payrollTag } from './tags.ts'

export const trainee: SeedOf<'career'> = {
  refers: { tags: [incomeTaxTag, payrollTag] },
  fields: {
    title: { en: 'Trainee, Tax and Payroll', ne: 'प्रशिक्षार्थी, कर र तलबी विवरण' },
    salary: { en: '', ne: '' },
    place: { en: 'Kathmandu', ne: 'काठमाडौँ' },
    employment: 'INTERN',
    description: {
      en: `<p>One year in which you learn the trade properly: four months of bookkeeping, four of payroll, four of tax returns, each with a mentor who has time for you.</p>
<h3>You should</h3>
<ul><li>hold or be about to finish a bachelor’s degree in business or commerce</li><li>be comfortable with spreadsheets, and curious about what is behind them</li><li>treat what you read about clients as if it were about your own family</li></ul>
<p>The traineeship is paid; we talk about the amount in the first interview. Women and applicants from outside Kathmandu are warmly encouraged to apply.</p>`,
      ne: `<p>काम राम्ररी सिक्ने एक वर्ष: चार महिना लेखा, चार महिना तलबी विवरण, चार महिना कर विवरण; हरेकमा तपाईंलाई समय दिने एक जना मार्गदर्शकसहित।</p>
<h3>तपाईंले</h3>
<ul><li>व्यवस्थापन वा वाणिज्यमा स्नातक गरेको, वा सक्नै लागेको हुनुपर्छ</li><li>स्प्रेडसिट चलाउन सहज मान्ने, र अङ्कपछाडि के छ भन्ने खुलदुली भएको हुनुपर्छ</li><li>सेवाग्राहीबारे पढेको कुरा आफ्नै परिवारको जस्तै गोप्य राख्नुपर्छ</li></ul>
<p>प्रशिक्षण अवधिको पारिश्रमिक पाइन्छ; रकमबारे पहिलो अन्तर्वार्तामा कुरा गर्छौँ। महिला र काठमाडौँबाहिरका आवेदकलाई विशेष प्रोत्साहन गरिन्छ।</p>`,
    },
  },
  picture: 'job-trainee.svg',
  alt: { en: 'A young plant in a pot on a stack of books', ne: 'किताबको थुप्रोमाथि गमलामा उम्रिएको सानो बिरुवा' },
}
