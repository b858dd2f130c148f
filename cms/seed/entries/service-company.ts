import type { SeedOf } from './seed.ts'
import { investment, planning, registration, startUps } from './tags.ts'
import { nirmal, sarita } from './team.ts'

export const company: SeedOf<'service'> = {
  refers: { people: [nirmal, sarita], tags: [registration, startUps, planning, investment] },
  fields: {
    title: { en: 'Company registration and compliance', ne: 'कम्पनी दर्ता र अनुपालन' },
    description: {
      en: `<p>Private company, partnership, sole proprietorship, branch or non-profit: the form decides how you are taxed, who is liable, and how easily a partner can join or leave. We help you to choose, then do the walking.</p>
<h2>Registration, step by step</h2>
<ol><li>Choice of form and of name</li><li>Memorandum and articles that suit the people behind them</li><li>Application at the Office of the Company Registrar or the competent department</li><li>PAN, and VAT where it is required</li><li>Registration with the local ward, and licences of your trade</li><li>Bank account and first entries in the books</li></ol>
<h2>And every year after that</h2>
<p>General meeting, audited accounts, annual returns, renewal of licences, changes of directors or shares. We keep the calendar and remind you a month ahead.</p>
<h3>Start-ups</h3>
<p>A new business needs more than a certificate. In business planning we work out with you what the first year costs, from which month it can pay its people, and what a bank or a partner will ask.</p>
<h3>Investors from abroad</h3>
<p>Foreign investment needs approval and a recorded inflow of capital before the first rupee is spent. <a href="/contact">Talk to us</a> before money is sent: the order of the steps matters later, when profit is to be taken home.</p>`,
      ne: `<p>प्राइभेट कम्पनी, साझेदारी, एकलौटी फर्म, शाखा वा मुनाफा वितरण नगर्ने संस्था: कर कसरी लाग्छ, दायित्व कसको हुन्छ, साझेदार कति सजिलै आउन वा जान सक्छन् भन्ने यही रूपले तय गर्छ। रोज्न हामी सघाउँछौँ, अनि धाउने काम हामी गर्छौँ।</p>
<h2>दर्ता, एक-एक चरणमा</h2>
<ol><li>रूप र नामको छनोट</li><li>सेयरधनीलाई सुहाउने प्रबन्धपत्र र नियमावली</li><li>कम्पनी रजिस्ट्रार कार्यालय वा सम्बन्धित विभागमा निवेदन</li><li>प्यान, र आवश्यक परे भ्याट दर्ता</li><li>वडा कार्यालयमा दर्ता, र पेसाअनुसारको अनुमति</li><li>बैंक खाता र बहीखाताका पहिला प्रविष्टि</li></ol>
<h2>अनि त्यसपछि हरेक वर्ष</h2>
<p>साधारण सभा, लेखापरीक्षण भएको हिसाब, वार्षिक विवरण, अनुमति नवीकरण, सञ्चालक वा सेयरको हेरफेर। पात्रो हामी हेर्छौँ, र एक महिनाअघि सम्झाउँछौँ।</p>
<h3>नयाँ उद्यम</h3>
<p>नयाँ उद्यमलाई प्रमाणपत्र मात्र पुग्दैन। पहिलो वर्ष कति खर्च लाग्छ, कुन महिनादेखि तलब खुवाउन सकिन्छ, र बैंक वा साझेदारले के सोध्छन् भन्ने व्यवसाय योजना हामी तपाईंसँगै बसेर बनाउँछौँ।</p>
<h3>विदेशी लगानीकर्ता</h3>
<p>वैदेशिक लगानीमा पहिलो रुपैयाँ खर्च हुनुअघि नै स्वीकृति र पुँजी भित्रिएको अभिलेख चाहिन्छ। पैसा पठाउनुअघि <a href="/ne/contact">हामीसँग कुरा गर्नुहोस्</a>: नाफा स्वदेश लैजाने बेला चरणहरूको क्रमले अर्थ राख्छ।</p>`,
    },
  },
  picture: 'service-company.svg',
  alt: {
    en: 'An office building with a flag and a certificate with a seal',
    ne: 'झण्डा फहराइरहेको कार्यालय भवन र छाप लागेको प्रमाणपत्र',
  },
}
