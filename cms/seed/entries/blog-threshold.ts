import type { SeedOf } from './seed.ts'
import { vat } from './service-vat.ts'
import { vatTag } from './tags.ts'

export const threshold: SeedOf<'blog'> = {
  refers: { services: [vat], tags: [vatTag] },
  daysAgo: 96,
  fields: {
    title: { en: 'Is it time to register for VAT?', ne: 'भ्याटमा दर्ता हुने बेला भयो कि?' },
    description: {
      en: `<p>Registration is a line that most businesses cross while looking elsewhere. It pays to see it coming, because prices, contracts and software all change on the other side.</p>
<h2>Count the right twelve months</h2>
<p>What counts is taxable turnover over the last twelve months, not the calendar year and not profit. Exempt supplies stay out of the count; goods and services have limits of their own. <strong>Ask us for this year’s figures</strong> before you rely on what a neighbour paid.</p>
<h2>When it makes sense to go first</h2>
<ul><li>Your customers are registered and can claim the tax back</li><li>You are about to buy equipment with much VAT in it</li><li>A tender asks for it</li></ul>
<h2>When waiting is reasonable</h2>
<ul><li>You sell to households, and price is what they compare</li><li>Your purchases carry little VAT</li><li>Nobody has time for monthly books yet</li></ul>
<h2>The first month after registration</h2>
<ol><li>New bills with the required details, numbered without gaps</li><li>Purchase and sales books from day one</li><li>A list of stock on the day of registration</li><li>A second bank account for the tax</li></ol>
<p>We set this up in a week. The habit takes three months; after that you will wonder how you managed without.</p>`,
      ne: `<p>धेरैजसो व्यवसाय अन्यत्र हेर्दाहेर्दै दर्ताको रेखा नाघ्छन्। यो रेखा आउँदै गरेको पहिल्यै देख्नु राम्रो, किनकि नाघेपछि मूल्य, सम्झौता र सफ्टवेयर सबै फेरिन्छन्।</p>
<h2>सही बाह्र महिना गन्नुहोस्</h2>
<p>गनिने भनेको पछिल्लो बाह्र महिनाको करयोग्य कारोबार हो, पात्रोको वर्ष पनि होइन, नाफा पनि होइन। कर छुटका कारोबार गनिँदैनन्; वस्तु र सेवाका सीमा आ-आफ्नै छन्। छिमेकीले कति तिर्‍यो भन्नेमा भर पर्नुअघि <strong>यस वर्षको सीमा हामीसँग सोध्नुहोस्</strong>।</p>
<h2>पहिल्यै दर्ता हुँदा फाइदा हुने अवस्था</h2>
<ul><li>तपाईंका ग्राहक दर्ता भएका छन् र कर कट्टी गर्न पाउँछन्</li><li>धेरै भ्याट लाग्ने उपकरण किन्न लाग्नुभएको छ</li><li>बोलपत्रले मागेको छ</li></ul>
<h2>पर्खिँदा हुने अवस्था</h2>
<ul><li>घरपरिवारलाई बेच्नुहुन्छ, र उनीहरू मूल्य नै दाँज्छन्</li><li>तपाईंको खरिदमा भ्याट थोरै छ</li><li>हरेक महिना लेखा राख्ने फुर्सद अझै कसैलाई छैन</li></ul>
<h2>दर्तापछिको पहिलो महिना</h2>
<ol><li>तोकिएको विवरणसहितका नयाँ बिल, नम्बर नछुटाई</li><li>पहिलो दिनदेखि नै खरिद खाता र बिक्री खाता</li><li>दर्ता भएको दिनको मौज्दात सूची</li><li>करका लागि अर्को बैंक खाता</li></ol>
<p>यो सबै हामी एक हप्तामा मिलाइदिन्छौँ। बानी पर्न तीन महिना लाग्छ; त्यसपछि पहिले कसरी चल्थ्यो भनेर आफैँलाई अचम्म लाग्छ।</p>`,
    },
  },
  picture: 'post-threshold.svg',
  alt: {
    en: 'Rising bars, the last two above a dashed threshold line with a flag',
    ne: 'उकालो लागेका स्तम्भ; अन्तिम दुइटा झण्डा गाडिएको थोप्ले सीमारेखाभन्दा माथि',
  },
}
