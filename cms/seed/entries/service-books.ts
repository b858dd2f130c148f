import type { SeedOf } from './seed.ts'
import { bookkeeping, cashFlow } from './tags.ts'
import { deepak } from './team.ts'

export const books: SeedOf<'service'> = {
  refers: { people: [deepak], tags: [bookkeeping, cashFlow] },
  fields: {
    title: { en: 'Bookkeeping and accounts', ne: 'बहीखाता र लेखा' },
    description: {
      en: `<p>Good books answer three questions on any morning: what do we own, whom do we owe, and did we earn anything last month? We keep them for you, or show your staff how.</p>
<h2>Three ways to work together</h2>
<ol><li><strong>We keep the books.</strong> You send bills and statements each week, we send figures each month.</li><li><strong>You keep them, we review.</strong> Once a month we reconcile the bank, correct postings and close the period.</li><li><strong>We set them up.</strong> A chart of accounts that fits your trade, software of your choice, and two days of training.</li></ol>
<h2>What you receive</h2>
<ul><li>Profit and loss, balance sheet and cash flow on two pages</li><li>A list of customers who are late, and by how much</li><li>One paragraph in plain words: what changed, and what we would look at</li></ul>
<p>Records are kept in your name and remain yours. If you leave us, you take everything with you.</p>`,
      ne: `<p>राम्रो बहीखाताले जुनसुकै बिहान तीन प्रश्नको जवाफ दिन्छ: हामीसँग के छ, कसलाई तिर्न बाँकी छ, र गत महिना केही कमाइयो कि? हामी तपाईंको लेखा राखिदिन्छौँ, वा तपाईंका कर्मचारीलाई सिकाउँछौँ।</p>
<h2>सँगै काम गर्ने तीन तरिका</h2>
<ol><li><strong>लेखा हामी राख्छौँ।</strong> तपाईं हरेक हप्ता बिल र बैंक विवरण पठाउनुहुन्छ, हामी हरेक महिना नतिजा पठाउँछौँ।</li><li><strong>तपाईं राख्नुहुन्छ, हामी जाँच्छौँ।</strong> महिनाको एक पटक बैंक हिसाब भिडाउँछौँ, गल्ती सच्याउँछौँ र अवधि बन्द गर्छौँ।</li><li><strong>हामी सुरु गरिदिन्छौँ।</strong> तपाईंको पेसासुहाउँदो खाता सूची, रोजेको सफ्टवेयर, र दुई दिनको तालिम।</li></ol>
<h2>तपाईंले के पाउनुहुन्छ</h2>
<ul><li>दुई पानामा नाफा–नोक्सान हिसाब, वासलात र नगद प्रवाह</li><li>भाका नाघेका ग्राहकको सूची, रकमसहित</li><li>सरल भाषामा एक अनुच्छेद: के फेरियो, र हामी भए केमा ध्यान दिन्थ्यौँ</li></ul>
<p>अभिलेख तपाईंकै नाममा राखिन्छ र तपाईंकै रहन्छ। हामीलाई छोड्नुभयो भने सबै लिएर जान पाउनुहुन्छ।</p>`,
    },
  },
  picture: 'service-books.svg',
  alt: { en: 'Binders and a potted plant on a shelf', ne: 'तखतामा राखिएका फाइल र एउटा गमला' },
}
