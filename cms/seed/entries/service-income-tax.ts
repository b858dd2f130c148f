import { incomeTaxChecklist } from './documents.ts'
import type { SeedOf } from './seed.ts'
import { compliance, incomeTaxTag } from './tags.ts'
import { bikram, sarita } from './team.ts'

export const incomeTax: SeedOf<'service'> = {
  refers: { people: [bikram, sarita], tags: [incomeTaxTag, compliance] },
  documents: [incomeTaxChecklist],
  fields: {
    title: { en: 'Income tax returns', ne: 'आयकर विवरण' },
    description: {
      en: `<p>We prepare and file income tax returns for individuals, firms and companies, from the first sorting of papers to the receipt of the Inland Revenue Department. You see the draft before it is filed and sign only what you understand.</p>
<h2>What is included</h2>
<ul><li>Collecting income from salary, business, rent, interest and investments</li><li>Checking which expenses and reliefs the law allows in your case</li><li>Matching tax already withheld with the certificates of those who withheld it</li><li>Estimates for advance tax during the year</li><li>Answering questions of the tax office about the return</li></ul>
<h2>What we need from you</h2>
<p>Your PAN, bank statements for the fiscal year, last year’s return, and a list of what has changed: a new job, a sale of land or shares, a loan, a birth in the family. We send a short checklist at the end of Ashadh.</p>
<blockquote>Rates and limits change with every Finance Act. We work with the schedule of the year in question and name the section we rely on.</blockquote>
<p>The fee depends on the number of sources of income, not on the tax you pay. See <a href="/price">our plans</a> or ask for a quotation.</p>`,
      ne: `<p>व्यक्ति, फर्म र कम्पनीको आयकर विवरण हामी तयार गर्छौँ र पेस गर्छौँ: कागजपत्र छुट्याउनेदेखि आन्तरिक राजस्व विभागको निस्सा आउने बेलासम्म। पेस हुनुअघि मस्यौदा तपाईं आफैँ हेर्नुहुन्छ, र बुझेको कुरामा मात्र सही गर्नुहुन्छ।</p>
<h2>यसमा के-के पर्छ</h2>
<ul><li>तलब, व्यवसाय, भाडा, ब्याज र लगानीको आय सङ्कलन</li><li>तपाईंका हकमा कानुनले कुन खर्च र छुट दिन्छ भन्ने जाँच</li><li>कट्टी भइसकेको कर र कट्टी गर्नेले दिएको प्रमाणपत्र भिडाउने काम</li><li>वर्षभरिका आयकर किस्ताको अनुमान</li><li>विवरणबारे कर कार्यालयका प्रश्नको जवाफ</li></ul>
<h2>तपाईंबाट के चाहिन्छ</h2>
<p>तपाईंको प्यान, आर्थिक वर्षभरिको बैंक विवरण, गत वर्षको कर विवरण, र के-के फेरियो भन्ने सूची: नयाँ जागिर, जग्गा वा सेयर बिक्री, ऋण, परिवारमा नयाँ सदस्य। असारको अन्त्यतिर हामी छोटो सूची पठाउँछौँ।</p>
<blockquote>दर र सीमा हरेक आर्थिक ऐनसँग फेरिन्छन्। हामी सम्बन्धित वर्षकै तालिकामा काम गर्छौँ, र कुन दफाको भर परेका हौँ भन्ने पनि बताउँछौँ।</blockquote>
<p>शुल्क तपाईंले तिर्ने करमा होइन, आयका स्रोत कति छन् त्यसमा भर पर्छ। <a href="/ne/price">हाम्रा योजना</a> हेर्नुहोस् वा शुल्क प्रस्ताव माग्नुहोस्।</p>`,
    },
  },
  picture: 'service-tax.svg',
  alt: { en: 'A tax return with a round stamp beside a calculator', ne: 'गोलो छाप लागेको कर विवरण, छेउमा क्याल्कुलेटर' },
}
