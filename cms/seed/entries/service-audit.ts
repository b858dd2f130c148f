import type { SeedOf } from './seed.ts'
import { auditTag, compliance } from './tags.ts'
import { anjali } from './team.ts'

export const audit: SeedOf<'service'> = {
  refers: { people: [anjali], tags: [auditTag, compliance] },
  fields: {
    title: { en: 'Audit preparation and support', ne: 'लेखापरीक्षणको तयारी र सहयोग' },
    description: {
      en: `<p>An audit goes well when its questions have been asked before. We are not your auditor: we sit on your side of the table, put the file in order and stay until the report is signed.</p>
<h2>Before the audit</h2>
<ul><li>Reconciling bank, cash, stock, receivables and payables</li><li>Supporting papers for every large or unusual entry</li><li>A register of fixed assets with depreciation by the rules of tax and of accounting</li></ul>
<h2>During the audit</h2>
<p>One contact for all requests, a list of open points that both sides can see, and answers in writing. Where we disagree with a proposed adjustment, we say why, with the standard or the section.</p>
<h2>After it</h2>
<p>We turn the auditor’s letter into a short list of tasks with names and dates, and look at it with you again after three months.</p>
<blockquote>The best audit report is the one that tells the owner nothing new.</blockquote>`,
      ne: `<p>सोधिने प्रश्न पहिल्यै सोधिसकिएको भए लेखापरीक्षण राम्रो हुन्छ। हामी तपाईंका लेखापरीक्षक होइनौँ: हामी टेबलको तपाईंपट्टि बस्छौँ, फाइल मिलाउँछौँ, र प्रतिवेदनमा सही नहुन्जेल साथमै हुन्छौँ।</p>
<h2>लेखापरीक्षणअघि</h2>
<ul><li>बैंक, नगद, मौज्दात, लिनुपर्ने र तिर्नुपर्ने हिसाब भिडान</li><li>ठूला वा नौला हरेक कारोबारको प्रमाण कागज</li><li>कर र लेखा दुवैका नियमअनुसार ह्रासकट्टीसहित स्थिर सम्पत्तिको अभिलेख</li></ul>
<h2>लेखापरीक्षणका बेला</h2>
<p>सबै मागका लागि एउटै सम्पर्क व्यक्ति, दुवै पक्षले देख्ने बाँकी कामको सूची, र लिखित जवाफ। प्रस्तावित समायोजनमा असहमत भए कारण भन्छौँ, सम्बन्धित मानदण्ड वा दफा देखाएर।</p>
<h2>त्यसपछि</h2>
<p>लेखापरीक्षकको पत्रलाई हामी नाम र मितिसहितको छोटो कार्यसूची बनाउँछौँ, र तीन महिनापछि तपाईंसँग बसेर फेरि हेर्छौँ।</p>
<blockquote>मालिकलाई नयाँ कुरा केही नभन्ने प्रतिवेदन नै सबैभन्दा राम्रो लेखापरीक्षण प्रतिवेदन हो।</blockquote>`,
    },
  },
  picture: 'service-audit.svg',
  alt: {
    en: 'A magnifying glass over the highest bar of a chart, with a tick below each bar',
    ne: 'चार्टको सबैभन्दा अग्लो स्तम्भमाथि हाते लेन्स, हरेक स्तम्भमुनि ठीक चिह्न',
  },
}
