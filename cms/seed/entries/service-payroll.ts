import type { SeedOf } from './seed.ts'
import { payrollTag, providentFund, tds } from './tags.ts'
import { pema } from './team.ts'

export const payroll: SeedOf<'service'> = {
  refers: { people: [pema], tags: [payrollTag, providentFund, tds] },
  fields: {
    title: { en: 'Payroll and social security', ne: 'तलबी विवरण र सामाजिक सुरक्षा' },
    description: {
      en: `<p>People forgive a late newsletter, not a late salary. We calculate pay, deductions and contributions each month, prepare the bank file, and send every employee a payslip that can be understood.</p>
<ul><li>Salaries, allowances, overtime and festival allowance</li><li>Tax on salaries, spread evenly over the fiscal year</li><li>Contributions to the Social Security Fund, provident fund or citizen investment trust, as they apply to you</li><li>Leave and gratuity records</li><li>Joining and leaving: letters, final settlement, certificates</li></ul>
<h2>The month at a glance</h2>
<ol><li>You confirm joiners, leavers, leave and overtime.</li><li>We send a draft with every change since last month marked.</li><li>You approve; salaries are paid on the agreed day.</li><li>We deposit tax and contributions and file the statements.</li></ol>
<p>Contribution rates and tax bands are set by law and change. Ask us for the current schedule before you promise a net salary.</p>`,
      ne: `<p>सूचना ढिलो आए मानिसले माफ गर्छन्, तलब ढिलो आए गर्दैनन्। हामी हरेक महिना तलब, कट्टी र योगदानको हिसाब गर्छौँ, बैंकमा पठाउने विवरण बनाउँछौँ, र हरेक कर्मचारीलाई बुझिने तलब पर्ची पठाउँछौँ।</p>
<ul><li>तलब, भत्ता, अतिरिक्त समय र चाडपर्व खर्च</li><li>आर्थिक वर्षभरि बराबर बाँडिएको पारिश्रमिक कर</li><li>तपाईंका हकमा लागू हुनेअनुसार सामाजिक सुरक्षा कोष, सञ्चय कोष वा नागरिक लगानी कोषको योगदान</li><li>बिदा र उपदानको अभिलेख</li><li>नियुक्ति र अवकाश: पत्र, अन्तिम हिसाब, प्रमाणपत्र</li></ul>
<h2>एक महिनाको काम एकै झलकमा</h2>
<ol><li>नयाँ आउने, छोड्ने, बिदा र अतिरिक्त समयको जानकारी तपाईं दिनुहुन्छ।</li><li>गत महिनापछि फेरिएका हरेक कुरामा चिनो लगाएर हामी मस्यौदा पठाउँछौँ।</li><li>तपाईं स्वीकृत गर्नुहुन्छ; तलब तय भएकै दिन जान्छ।</li><li>कर र योगदान हामी दाखिला गर्छौँ र विवरण पेस गर्छौँ।</li></ol>
<p>योगदानको दर र करका स्ल्याब कानुनले तोक्छ र फेरिन्छन्। हातमा पर्ने तलबको वचन दिनुअघि चालु तालिका हामीसँग माग्नुहोस्।</p>`,
    },
  },
  picture: 'service-payroll.svg',
  alt: {
    en: 'Pay packets and coins, one envelope open with a payslip',
    ne: 'तलबका खाम र सिक्का; एउटा खुला खामबाट तलबको पर्ची देखिएको',
  },
}
