import type { SeedOf } from './seed.ts'
import { company } from './service-company.ts'
import { investment, registration } from './tags.ts'
import { sarita } from './team.ts'

export const capital: SeedOf<'blog'> = {
  refers: { author: [sarita], services: [company], tags: [investment, registration] },
  daysAgo: 163,
  fields: {
    title: { en: 'Bringing capital to Nepal: the order of the steps', ne: 'नेपालमा पुँजी ल्याउँदा: चरणहरूको क्रम' },
    description: {
      en: `<p>Investors from abroad rarely fail at the idea. They stumble over sequence: money arrives before the approval, the lease is signed by the wrong person, and years later the bank asks how the capital came in.</p>
<h2>A sequence that works</h2>
<ol><li><strong>Check the sector.</strong> Some activities are closed to foreign investment, some have a minimum amount. The lists are revised; use the current one.</li><li><strong>Get the approval</strong> of the competent authority for the project and the share of each investor.</li><li><strong>Register the company</strong> with articles that match the approval word for word.</li><li><strong>Open the account</strong> and bring the capital in through a bank, with the purpose stated.</li><li><strong>Record the inflow</strong> with the central bank. Without this record profit cannot go home.</li><li><strong>Then</strong> sign leases, hire people and order machines in the company’s name.</li></ol>
<h2>Papers that take longest</h2>
<ul><li>notarised and legalised documents of the parent company</li><li>financial credibility certificates from a foreign bank</li><li>visas for people who should be here from the first day</li></ul>
<p>Plan in months, not weeks, and name one person on each side who answers within a day. We are glad to be that person in Kathmandu.</p>`,
      ne: `<p>विदेशी लगानीकर्ता सोचमा विरलै चुक्छन्। चुक्ने ठाउँ क्रम हो: स्वीकृतिअघि नै पैसा आइपुग्छ, घरबहालको सम्झौतामा अर्कै मानिसले सही गर्छ, र वर्षौँपछि पुँजी कसरी भित्रियो भनेर बैंकले सोध्छ।</p>
<h2>काम लाग्ने क्रम</h2>
<ol><li><strong>क्षेत्र जाँच्नुहोस्।</strong> केही काम वैदेशिक लगानीका लागि बन्द छन्, केहीमा न्यूनतम रकम तोकिएको छ। सूची फेरिइरहन्छ; चालु सूची हेर्नुहोस्।</li><li><strong>स्वीकृति लिनुहोस्,</strong> आयोजना र हरेक लगानीकर्ताको हिस्साका लागि, सम्बन्धित निकायबाट।</li><li><strong>कम्पनी दर्ता गर्नुहोस्,</strong> स्वीकृतिसँग अक्षर-अक्षर मिल्ने प्रबन्धपत्र र नियमावलीसहित।</li><li><strong>खाता खोल्नुहोस्</strong> र उद्देश्य खुलाएर बैंकमार्फत पुँजी भित्र्याउनुहोस्।</li><li><strong>भित्रिएको पुँजीको अभिलेख</strong> नेपाल राष्ट्र बैंकमा राख्नुहोस्। यो अभिलेखविना नाफा बाहिर लैजान मिल्दैन।</li><li><strong>अनि मात्र</strong> कम्पनीका नाममा बहाल सम्झौता गर्नुहोस्, कर्मचारी राख्नुहोस् र मेसिन मगाउनुहोस्।</li></ol>
<h2>सबैभन्दा ढिलो हुने कागज</h2>
<ul><li>मूल कम्पनीका नोटरी र प्रमाणीकरण भएका कागजात</li><li>विदेशी बैंकको वित्तीय हैसियत प्रमाणपत्र</li><li>पहिलो दिनदेखि यहाँ हुनुपर्ने मानिसको भिसा</li></ul>
<p>योजना हप्तामा होइन, महिनामा बनाउनुहोस्, र एक दिनभित्र जवाफ दिने एक-एक जना दुवैतिर तोक्नुहोस्। काठमाडौँमा त्यो एक जना हुन पाए हामीलाई खुसी लाग्छ।</p>`,
    },
  },
  picture: 'post-globe.svg',
  alt: {
    en: 'A globe behind a ridge, a dotted path ending at a flag on a peak',
    ne: 'डाँडापछाडि पृथ्वीको गोला, र टाकुराको झण्डामा पुगेर टुङ्गिने थोप्ले बाटो',
  },
}
