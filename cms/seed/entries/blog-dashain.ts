import type { SeedOf } from './seed.ts'
import { cashFlow, planning } from './tags.ts'

export const dashain: SeedOf<'blog'> = {
  refers: { tags: [cashFlow, planning] },
  daysAgo: 34,
  fields: {
    title: {
      en: 'Cash flow before Dashain: a plan on one sheet of paper',
      ne: 'दसैँअघिको नगद प्रवाह: एक पाना कागजमा योजना',
    },
    description: {
      en: `<p>Every autumn the same thing happens. Sales rise, everybody is busy, and two weeks after the festival there is no money for the suppliers. Nothing went wrong with the profit. The cash simply went out before it came in.</p>
<h2>Draw eight columns</h2>
<p>One for each week, four before the festival and four after it. In each column write three lines:</p>
<ol><li>money that <strong>will</strong> come in, from customers who usually pay on time</li><li>money that <strong>must</strong> go out: salaries, festival allowance, rent, VAT, loan instalments</li><li>what is left at the end of the week</li></ol>
<p>Stock comes last, because stock is the one line that you can still change.</p>
<h2>Read the lowest number</h2>
<p>If the lowest week is above zero, you are done. If not, you have four levers, in this order of cost:</p>
<ul><li>ask good customers for part payment now</li><li>split the order with your supplier</li><li>move a purchase that is not for sale</li><li>arrange a short overdraft<ul><li>before you need it</li><li>for the amount of the gap, not for comfort</li></ul></li></ul>
<p><span style="background-color: #fdf0d5">Set the VAT that you collect aside each week, in another account.</span> It was never yours, and the return falls due in the same weeks as the new stock.</p>`,
      ne: `<p>हरेक शरद ऋतुमा उही कुरा दोहोरिन्छ। बिक्री बढ्छ, सबै व्यस्त हुन्छन्, र चाड सकिएको दुई हप्तामा सामान दिनेलाई तिर्ने पैसा हुँदैन। नाफामा केही बिग्रिएको होइन। पैसा भित्रिनुअघि नै बाहिरिएको मात्र हो।</p>
<h2>आठवटा महल कोर्नुहोस्</h2>
<p>हरेक हप्ताको एउटा: चार हप्ता चाडअघिका, चार हप्ता चाडपछिका। हरेक महलमा तीन हरफ लेख्नुहोस्:</p>
<ol><li><strong>पक्कै</strong> आउने पैसा, प्रायः समयमै तिर्ने ग्राहकबाट</li><li><strong>तिर्नैपर्ने</strong> पैसा: तलब, चाडपर्व खर्च, भाडा, भ्याट, ऋणको किस्ता</li><li>हप्ताको अन्त्यमा बाँकी रहने रकम</li></ol>
<p>सामान खरिद अन्तिममा लेख्नुहोस्, किनकि अझै फेर्न मिल्ने हरफ त्यही मात्र हो।</p>
<h2>सबैभन्दा सानो अङ्क हेर्नुहोस्</h2>
<p>सबैभन्दा कम बाँकी हुने हप्तामा पनि शून्यभन्दा माथि छ भने पुग्यो। छैन भने चार उपाय छन्, सस्तोदेखि महँगोको क्रममा:</p>
<ul><li>राम्रा ग्राहकसँग अहिल्यै केही रकम माग्ने</li><li>सामानको अर्डर टुक्र्याएर मगाउने</li><li>बिक्रीका लागि नभएको खरिद पछि सार्ने</li><li>छोटो अवधिको अधिविकर्ष मिलाउने<ul><li>चाहिनुअघि नै</li><li>नपुगेको रकम जति हो त्यति मात्र, ढुक्क हुनलाई थपेर होइन</li></ul></li></ul>
<p><span style="background-color: #fdf0d5">उठाएको भ्याट हरेक हप्ता छुट्टै खातामा राख्नुहोस्।</span> त्यो कहिल्यै तपाईंको थिएन, र विवरण बुझाउने म्याद नयाँ सामान किन्ने हप्तामै पर्छ।</p>`,
    },
  },
  picture: 'post-kite.svg',
  alt: {
    en: 'A festival kite above a ridge, its line marked with points like a chart',
    ne: 'डाँडामाथि उडेको चङ्गा, जसको धागोमा चार्टजस्तै थोप्ला छन्',
  },
}
