import type { SeedOf } from './seed.ts'
import { vat } from './service-vat.ts'
import { deadlinesTag, tds } from './tags.ts'
import { bikram } from './team.ts'

export const withholding: SeedOf<'blog'> = {
  refers: { author: [bikram], services: [vat], tags: [tds, deadlinesTag] },
  daysAgo: 71,
  fields: {
    title: { en: 'Five withholding mistakes that we see every month', ne: 'अग्रिम कर कट्टीमा हरेक महिना देखिने पाँच गल्ती' },
    description: {
      en: `<p>Tax deducted at source looks simple: keep a part, pass it on, file a statement. Yet most adjustments that we find in reviews come from here.</p>
<h3>1. The gross price was never agreed</h3>
<p>A landlord expects the full rent <em>in hand</em>, the contract says nothing, and in the end you pay the tax out of your own pocket. Put one sentence into the contract.</p>
<h3>2. The deduction waits for the payment</h3>
<p>Often the duty arises when the amount is credited, not when the money leaves. Year-end entries are the usual trap.</p>
<h3>3. The wrong heading</h3>
<p>Service or contract, resident or not, with a VAT bill or without: each has its own rate. Check the current schedule with us when a new kind of payment comes up.</p>
<h3>4. Deposited, but in nobody’s name</h3>
<p>A deposit without the right PAN helps no one. The other side cannot claim it, and will call you.</p>
<h3>5. No certificate</h3>
<p>Whoever bears the tax is entitled to proof. Send certificates on a fixed day and save yourself a year of telephone calls.</p>
<blockquote>You are the collector here, not the taxpayer. What you forget to keep back, you owe yourself.</blockquote>`,
      ne: `<p>अग्रिम कर कट्टी हेर्दा सजिलो लाग्छ: एक भाग राख्ने, दाखिला गर्ने, विवरण पेस गर्ने। तैपनि जाँचका क्रममा हामीले भेट्ने अधिकांश समायोजन यहीँबाट निस्कन्छन्।</p>
<h3>१. करसहितको मूल्य कहिल्यै तय भएन</h3>
<p>घरधनी पूरा भाडा <em>हातमा</em> पर्छ भन्ठान्छन्, सम्झौता चुप छ, र अन्त्यमा कर तपाईंकै खल्तीबाट जान्छ। सम्झौतामा एउटा वाक्य थप्नुहोस्।</p>
<h3>२. भुक्तानी नहुन्जेल कट्टी पर्खिन्छ</h3>
<p>दायित्व धेरैजसो पैसा जाँदा होइन, रकम खातामा चढाउँदा नै सिर्जना हुन्छ। वर्षान्तका प्रविष्टिमा अक्सर यही गल्ती हुन्छ।</p>
<h3>३. गलत शीर्षक</h3>
<p>सेवा कि ठेक्का, बासिन्दा कि गैरबासिन्दा, भ्याट बिल छ कि छैन: प्रत्येकको दर बेग्लै छ। नयाँ किसिमको भुक्तानी आउँदा चालु तालिका हामीसँग बुझ्नुहोस्।</p>
<h3>४. दाखिला भयो, तर कसैको नाममा भएन</h3>
<p>सही प्यान नराखी गरेको दाखिला कसैको काम लाग्दैन। अर्को पक्षले दाबी गर्न पाउँदैन, र तपाईंलाई फोन गर्छ।</p>
<h3>५. प्रमाणपत्र छैन</h3>
<p>कर बेहोर्नेले प्रमाण पाउनैपर्छ। तोकिएको दिनमा प्रमाणपत्र पठाउनुहोस्, र वर्षभरिको फोनबाट जोगिनुहोस्।</p>
<blockquote>यहाँ तपाईं करदाता होइन, कर उठाइदिने हुनुहुन्छ। काट्न बिर्सेको रकम तपाईं आफैँले तिर्नुपर्छ।</blockquote>`,
    },
  },
  picture: 'post-slice.svg',
  alt: {
    en: 'A coin with one slice taken out, and an arrow from the slice to an envelope',
    ne: 'एक टुक्रा काटिएको सिक्का, र त्यो टुक्राबाट खामतिर सोझिएको तीर',
  },
}
