import type { SeedOf } from './seed.ts'
import { audit } from './service-audit.ts'
import { books } from './service-books.ts'
import { auditTag, bookkeeping, deadlinesTag } from './tags.ts'
import { deepak } from './team.ts'

export const ashadh: SeedOf<'blog'> = {
  refers: { author: [deepak], services: [books, audit], tags: [auditTag, bookkeeping, deadlinesTag] },
  daysAgo: 128,
  fields: {
    title: { en: 'Closing the books in Ashadh: a checklist', ne: 'असारमा हिसाब बन्द गर्ने: जाँच सूची' },
    description: {
      en: `<p>The last days of Ashadh decide how pleasant the following three months will be. This is the list that we use ourselves. Print it, tick it off, and pass the rest to us.</p>
<h2>Before the last day</h2>
<ul><li>Count the stock, with two people and a pen</li><li>Count the cash and sign the sheet</li><li>Write to customers who owe for more than three months</li><li>Pay what must be paid within the year to be deductible</li><li>Check that advance tax has been paid as the schedule asks</li></ul>
<h2>On the last day</h2>
<ul><li>Note the numbers of the last bill, voucher and delivery note</li><li>Read meters, if rent or power is shared</li><li>Photograph stock that is old, damaged or with others</li></ul>
<h2>In the weeks after</h2>
<ol><li>Reconcile every bank account to the last day</li><li>Ask for loan and interest certificates</li><li>Record bills for last year that arrive this year</li><li>Match withholding certificates with your income</li><li>Review fixed assets: bought, sold, scrapped</li></ol>
<p style="text-align: center"><strong>If you can do only one thing, do the stock count.</strong><br>It is the only one that cannot be done later.</p>`,
      ne: `<p>त्यसपछिका तीन महिना कति सजिला हुन्छन् भन्ने असारका अन्तिम दिनले नै तय गर्छन्। हामी आफैँले चलाउने सूची यही हो। छाप्नुहोस्, चिह्न लगाउँदै जानुहोस्, र बाँकी हामीलाई दिनुहोस्।</p>
<h2>अन्तिम दिनअघि</h2>
<ul><li>मौज्दात गन्नुहोस्, दुई जना मिलेर, कलम लिएर</li><li>नगद गन्नुहोस् र कागजमा सही गर्नुहोस्</li><li>तीन महिनाभन्दा बढी बाँकी राखेका ग्राहकलाई पत्र लेख्नुहोस्</li><li>खर्च कट्टी पाउन यसै वर्ष तिर्नुपर्ने रकम तिर्नुहोस्</li><li>आयकरको किस्ता तालिकाअनुसार तिरिएको छ कि छैन हेर्नुहोस्</li></ul>
<h2>अन्तिम दिन</h2>
<ul><li>अन्तिम बिल, भौचर र सामान पठाएको पुर्जीको नम्बर टिप्नुहोस्</li><li>भाडा वा बिजुली बाँडेर तिर्ने भए मिटर हेर्नुहोस्</li><li>पुरानो, बिग्रिएको वा अरूकहाँ रहेको मौज्दातको फोटो खिच्नुहोस्</li></ul>
<h2>त्यसपछिका हप्तामा</h2>
<ol><li>हरेक बैंक खाता अन्तिम दिनसम्म भिडाउनुहोस्</li><li>ऋण र ब्याजको प्रमाणपत्र माग्नुहोस्</li><li>यस वर्ष आइपुगेका गत वर्षका बिल चढाउनुहोस्</li><li>कर कट्टीका प्रमाणपत्र आफ्नो आयसँग भिडाउनुहोस्</li><li>स्थिर सम्पत्ति हेर्नुहोस्: किनेको, बेचेको, काम नलाग्ने भएको</li></ol>
<p style="text-align: center"><strong>एउटा मात्र काम गर्न भ्याउनुहुन्छ भने मौज्दात गन्नुहोस्।</strong><br>पछि गर्न नमिल्ने काम त्यही मात्र हो।</p>`,
    },
  },
  picture: 'post-checklist.svg',
  alt: {
    en: 'A clipboard with four of five boxes ticked, and a pencil',
    ne: 'पाँचमध्ये चार कोठामा चिह्न लगाइएको क्लिपबोर्ड, र एउटा सिसाकलम',
  },
}
