import type { SeedOf } from './seed.ts'

export const work: SeedOf<'about'> = {
  fields: {
    title: { en: 'How we work with you', ne: 'हामी तपाईंसँग कसरी काम गर्छौँ' },
    description: {
      en: `<p>Every engagement follows the same four steps, whether it is one tax return or the bookkeeping of a whole group. You know at each step what we do, what we need from you and what it will cost.</p>
<ol><li><strong>Listen.</strong> A first meeting about your business, your worries and your deadlines.</li><li><strong>Look.</strong> We read the records as they are and note what is missing.<ul><li>bank statements and loan papers</li><li>sales and purchase bills</li><li>earlier returns and letters</li></ul></li><li><strong>Propose.</strong> A written plan with a fixed fee and named people.</li><li><strong>Do, and report.</strong> We file on time, hand over the proof, and tell you in one page what we found.</li></ol>
<blockquote>If we cannot explain a number to you, we do not put it in your return.</blockquote>
<p>One adviser stays with you. A second person checks each return before it leaves the office, and both names are on the file.</p>`,
      ne: `<p>एउटा कर विवरणको काम होस् वा सिङ्गो समूहको लेखा राख्ने, हरेक काम उही चार चरणमा अघि बढ्छ। हामी के गर्छौँ, तपाईंबाट के चाहिन्छ र कति खर्च लाग्छ भन्ने तपाईंलाई हरेक चरणमा थाहा हुन्छ।</p>
<ol><li><strong>सुन्ने।</strong> तपाईंको व्यवसाय, चिन्ता र म्यादबारे पहिलो भेट।</li><li><strong>हेर्ने।</strong> भएका अभिलेख जस्ताको तस्तै पढ्छौँ र के छुटेको छ टिप्छौँ।<ul><li>बैंक विवरण र ऋणका कागज</li><li>बिक्री र खरिदका बिल</li><li>अघिल्ला विवरण र पत्रहरू</li></ul></li><li><strong>प्रस्ताव गर्ने।</strong> तोकिएको शुल्क र जिम्मेवार व्यक्तिको नामसहितको लिखित योजना।</li><li><strong>गर्ने, र जानकारी दिने।</strong> समयमै पेस गर्छौँ, निस्सा बुझाउँछौँ, र के भेटियो एक पानामा बताउँछौँ।</li></ol>
<blockquote>तपाईंलाई बुझाउन नसकिने अङ्क हामी तपाईंको विवरणमा राख्दैनौँ।</blockquote>
<p>एउटै सल्लाहकार सधैँ तपाईंसँग हुन्छन्। हरेक विवरण कार्यालयबाट निस्कनुअघि अर्को व्यक्तिले जाँच्छन्, र फाइलमा दुवैको नाम रहन्छ।</p>`,
    },
  },
  picture: 'about-desk.svg',
  alt: {
    en: 'An open ledger with one marked row, a cup of tea and a calculator seen from above',
    ne: 'माथिबाट देखिएको खुला बहीखाता, जसको एउटा हरफमा चिनो छ; छेउमा एक कप चिया र क्याल्कुलेटर',
  },
}
