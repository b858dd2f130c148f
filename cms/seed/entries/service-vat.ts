import { vatChecklist } from './documents.ts'
import type { SeedOf } from './seed.ts'
import { customs, vatTag } from './tags.ts'
import { bikram } from './team.ts'

export const vat: SeedOf<'service'> = {
  refers: { people: [bikram], tags: [vatTag, customs] },
  documents: [vatChecklist],
  fields: {
    title: { en: 'VAT and withholding tax', ne: 'मूल्य अभिवृद्धि कर र अग्रिम कर कट्टी' },
    description: {
      en: `<p>VAT is collected for the state and only passes through your hands; withholding tax (TDS) is someone else’s tax that you pay in for them. Both are due on fixed days, and both cost most when they are forgotten.</p>
<h2>VAT</h2>
<ul><li>Advice on whether and when you must register</li><li>Purchase and sales books in the prescribed form</li><li>Returns for each period, checked against your bank</li><li>Customs declarations, so that the VAT paid on imports is credited</li><li>Other credits and refunds, with the papers that an officer will ask for</li></ul>
<h2>Withholding</h2>
<ul><li>A table of the payments in your business that need a deduction<ul><li>rent</li><li>services and contracts</li><li>salaries and meeting fees</li><li>dividends and interest</li></ul></li><li>Deposits, statements and certificates for those from whom you withheld</li></ul>
<p>Please check the current rates with us before a contract is signed: <strong>who bears the deduction</strong> is a matter of price, and easier to agree on before than after.</p>`,
      ne: `<p>मूल्य अभिवृद्धि कर (भ्याट) राज्यका लागि उठाइने कर हो, तपाईंको हात भएर जान्छ मात्र; अग्रिम कर कट्टी (टीडीएस) अरूको कर हो, जुन तपाईंले उसका नाममा तिरिदिनुहुन्छ। दुवैको म्याद तोकिएको हुन्छ, र दुवै बिर्सिँदा नै सबैभन्दा महँगो पर्छ।</p>
<h2>मूल्य अभिवृद्धि कर</h2>
<ul><li>दर्ता हुनुपर्छ कि पर्दैन, र कहिले भन्ने सल्लाह</li><li>तोकिएको ढाँचामा खरिद खाता र बिक्री खाता</li><li>हरेक अवधिको विवरण, बैंकसँग भिडाएर</li><li>भन्सार प्रज्ञापनपत्र, पैठारीमा तिरेको भ्याट मिलान गर्न पाइने गरी</li><li>अरू कर कट्टी र फिर्ता, अधिकृतले माग्ने कागजसहित</li></ul>
<h2>अग्रिम कर कट्टी</h2>
<ul><li>तपाईंको व्यवसायमा कर कट्टी गर्नुपर्ने भुक्तानीको तालिका<ul><li>भाडा</li><li>सेवा र ठेक्का</li><li>तलब र बैठक भत्ता</li><li>लाभांश र ब्याज</li></ul></li><li>दाखिला, विवरण, र जसको कर काटियो उसलाई प्रमाणपत्र</li></ul>
<p>सम्झौतामा सही गर्नुअघि चालु दर हामीसँग बुझ्नुहोस्: <strong>कट्टी कसले बेहोर्ने</strong> भन्ने मूल्यकै कुरा हो, र पछिभन्दा पहिले मिलाउन सजिलो हुन्छ।</p>`,
    },
  },
  picture: 'service-vat.svg',
  alt: {
    en: 'Three till receipts fanned out beside a per cent sign',
    ne: 'फिँजाएर राखिएका तीनवटा बिक्री रसिद, छेउमा प्रतिशतको चिह्न',
  },
}
