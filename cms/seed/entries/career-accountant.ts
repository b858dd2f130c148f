import type { SeedOf } from './seed.ts'
import { auditTag, bookkeeping } from './tags.ts'

export const accountant: SeedOf<'career'> = {
  refers: { tags: [bookkeeping, auditTag] },
  fields: {
    title: { en: 'Senior Accountant', ne: 'वरिष्ठ लेखापाल' },
    salary: { en: 'Rs 65,000 to 80,000', ne: 'रु. ६५,००० देखि ८०,०००' },
    place: { en: 'Kathmandu', ne: 'काठमाडौँ' },
    employment: 'FULL_TIME',
    salaryFrom: 65_000,
    salaryTo: 80_000,
    salaryPer: 'MONTH',
    description: {
      en: `<p>You will keep the books of about twelve clients, from a guest house in Pokhara to a software firm in Lalitpur, and be the person they call with a question.</p>
<h3>Your work</h3>
<ul><li>Monthly closing, bank reconciliation and VAT returns</li><li>Figures for owners: two pages, on time, with a comment that helps</li><li>Reviewing the work of two junior colleagues</li></ul>
<h3>What you bring</h3>
<ul><li>A degree in commerce or a semi-qualified CA or ACCA</li><li>Four years of practice, two of them with VAT</li><li>Clear writing in Nepali and English</li></ul>
<p>The office closes at five, and we mean it. Further education is paid for when it helps the work.</p>`,
      ne: `<p>पोखराको अतिथिगृहदेखि ललितपुरको सफ्टवेयर कम्पनीसम्म, करिब बाह्र सेवाग्राहीको लेखा तपाईंले राख्नुहुनेछ, र प्रश्न पर्दा उनीहरूले फोन गर्ने व्यक्ति तपाईं नै हुनुहुनेछ।</p>
<h3>तपाईंको काम</h3>
<ul><li>मासिक हिसाब बन्द, बैंक हिसाब भिडान र भ्याट विवरण</li><li>मालिकका लागि नतिजा: दुई पाना, समयमै, काम लाग्ने टिप्पणीसहित</li><li>दुई कनिष्ठ सहकर्मीको काम जाँच</li></ul>
<h3>तपाईंमा हुनुपर्ने</h3>
<ul><li>वाणिज्यमा स्नातक, वा सीए वा एसीसीएको आंशिक योग्यता</li><li>चार वर्षको अनुभव, जसमध्ये दुई वर्ष भ्याटमा</li><li>नेपाली र अङ्ग्रेजीमा स्पष्ट लेखाइ</li></ul>
<p>कार्यालय पाँच बजे बन्द हुन्छ, भनेपछि बन्दै हुन्छ। काममा सघाउने थप अध्ययनको खर्च हामी बेहोर्छौँ।</p>`,
    },
  },
  daysLeft: 45,
  picture: 'job-accountant.svg',
  alt: { en: 'A screen with a rising bar chart on a tidy desk', ne: 'सफा टेबलमाथिको पर्दामा उकालो लागेको स्तम्भ चार्ट' },
}
