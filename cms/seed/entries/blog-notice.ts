import type { SeedOf } from './seed.ts'
import { incomeTax } from './service-income-tax.ts'
import { compliance, incomeTaxTag } from './tags.ts'
import { bikram } from './team.ts'

export const notice: SeedOf<'blog'> = {
  refers: { author: [bikram], services: [incomeTax], tags: [incomeTaxTag, compliance] },
  daysAgo: 5,
  fields: {
    title: { en: 'A notice from the tax office: the first seven days', ne: 'कर कार्यालयबाट पत्र आयो: पहिलो सात दिन' },
    description: {
      en: `<p>The envelope is thin, the language is stiff, and the deadline is already running. Most notices are harmless: a figure does not match, a paper is missing, a return has not been seen. What turns them into trouble is a drawer.</p>
<h2>Day one: read it twice</h2>
<p>Write on the first page <strong>when and how it reached you</strong>. Then look for three things: the fiscal year, the section of the law, and what is asked of you. A request for documents is something quite different from an amended assessment.</p>
<h2>Days two to four: find the papers</h2>
<ul><li>The return of that year, with its receipt</li><li>The books and bills behind the figure in question</li><li>Earlier letters on the same matter</li></ul>
<p>Copy, do not hand over originals, and keep a list of what you gave to whom.</p>
<h2>Days five to seven: answer</h2>
<p>A good answer is short. It names the notice, states the facts in order, attaches the evidence and says what you ask for. If you need more time, ask for it in writing before the deadline, not after.</p>
<blockquote>An honest mistake, explained early, is nearly always cheaper than a clever story.</blockquote>
<p>If an assessment is wrong, the law offers a review and an appeal, each with its own deadline and deposit. <a href="/contact">Call us</a> before you choose; the choice cannot always be reversed.</p>`,
      ne: `<p>खाम पातलो छ, भाषा कडा छ, र म्याद गन्न थालिसकेको छ। धेरैजसो पत्र डराउनुपर्ने हुँदैनन्: कुनै अङ्क मिलेको छैन, कुनै कागज पुगेको छैन, कुनै विवरण देखिएको छैन। समस्या त पत्र दराजमा थन्किएपछि सुरु हुन्छ।</p>
<h2>पहिलो दिन: दुई पटक पढ्नुहोस्</h2>
<p>पहिलो पानामा <strong>पत्र कहिले र कसरी हात पर्‍यो</strong> लेख्नुहोस्। अनि तीन कुरा खोज्नुहोस्: आर्थिक वर्ष, कानुनको दफा, र तपाईंसँग के मागिएको छ। कागजात माग गर्नु र संशोधित कर निर्धारण गर्नु निकै फरक कुरा हुन्।</p>
<h2>दोस्रोदेखि चौथो दिन: कागज खोज्नुहोस्</h2>
<ul><li>त्यस वर्षको विवरण, निस्सासहित</li><li>प्रश्न उठेको अङ्कसँग सम्बन्धित बहीखाता र बिल</li><li>त्यही विषयका अघिल्ला पत्र</li></ul>
<p>प्रतिलिपि दिनुहोस्, सक्कल नबुझाउनुहोस्, र कसलाई के दिनुभयो टिपेर राख्नुहोस्।</p>
<h2>पाँचौँदेखि सातौँ दिन: जवाफ दिनुहोस्</h2>
<p>राम्रो जवाफ छोटो हुन्छ। कुन पत्रको जवाफ हो भन्छ, तथ्य क्रमैसँग राख्छ, प्रमाण संलग्न गर्छ र के चाहेको हो खुलाउँछ। थप समय चाहिए म्याद सकिएपछि होइन, सकिनुअघि नै लिखित रूपमा माग्नुहोस्।</p>
<blockquote>इमानदार गल्ती बेलैमा बताउनु चलाख कथा बनाउनुभन्दा प्रायः सधैँ सस्तो पर्छ।</blockquote>
<p>कर निर्धारण नै गलत भए कानुनले प्रशासकीय पुनरावलोकन र पुनरावेदनको बाटो दिएको छ; दुवैको म्याद र धरौटी छुट्टाछुट्टै छ। रोज्नुअघि <a href="/ne/contact">हामीलाई फोन गर्नुहोस्</a>; एक पटक रोजेको बाटो सधैँ फेर्न मिल्दैन।</p>`,
    },
  },
  picture: 'post-notice.svg',
  alt: {
    en: 'A letter rising from an opened envelope, marked with an exclamation mark',
    ne: 'खुला खामबाट माथि निस्किएको पत्र, जसमा विस्मयादिबोधक चिह्न छ',
  },
}
