import type { SeedOf } from './seed.ts'
import { auditTag } from './tags.ts'

export const auditSupport: SeedOf<'career'> = {
  refers: { tags: [auditTag] },
  fields: {
    title: { en: 'Audit Support Associate', ne: 'लेखापरीक्षण सहयोगी' },
    salary: { en: 'Rs 45,000 to 55,000', ne: 'रु. ४५,००० देखि ५५,०००' },
    description: {
      en: `<p>You like to find out why two numbers that should be equal are not. In this post you prepare clients for their audit and sit beside them while it lasts.</p>
<ul><li>Collecting and indexing evidence</li><li>Stock counts and confirmations, also outside the valley</li><li>Keeping the list of open points, and closing them<ul><li>with the client</li><li>with the auditor</li></ul></li></ul>
<p>A CA, ACCA or MBS student with articleship experience fits well. Study leave before examinations is <strong>agreed in the contract</strong>, not begged for.</p>`,
      ne: `<p>बराबर हुनुपर्ने दुई अङ्क किन मिलेनन् भनी खोज्न तपाईंलाई रमाइलो लाग्छ। यस पदमा तपाईं सेवाग्राहीलाई लेखापरीक्षणका लागि तयार पार्नुहुन्छ, र त्यो नसकिन्जेल सँगै बस्नुहुन्छ।</p>
<ul><li>प्रमाण कागज सङ्कलन र सूचीकरण</li><li>मौज्दात गणना र पुष्टि, उपत्यकाबाहिर पनि</li><li>बाँकी कामको सूची राख्ने, र टुङ्ग्याउने<ul><li>सेवाग्राहीसँग</li><li>लेखापरीक्षकसँग</li></ul></li></ul>
<p>आर्टिकलसिपको अनुभव भएका सीए, एसीसीए वा एमबीएसका विद्यार्थी यसका लागि उपयुक्त हुन्छन्। परीक्षाअघिको अध्ययन बिदा मागिरहनुपर्दैन, <strong>सम्झौतामै लेखिन्छ</strong>।</p>`,
    },
  },
  picture: 'job-auditor.svg',
  alt: { en: 'A briefcase and a magnifying glass with a tick', ne: 'ब्रिफकेस र ठीक चिह्नसहितको हाते लेन्स' },
}
