import type { SeedOf } from './seed.ts'
import { company } from './service-company.ts'
import { registration, startUps } from './tags.ts'
import { sarita } from './team.ts'

export const form: SeedOf<'blog'> = {
  refers: { author: [sarita], services: [company], tags: [registration, startUps] },
  daysAgo: 52,
  fields: {
    title: { en: 'Sole proprietor, partnership or private company?', ne: 'एकलौटी फर्म, साझेदारी कि प्राइभेट कम्पनी?' },
    description: {
      en: `<p>The question is usually asked as one about tax. It is better asked as one about people: who decides, who is liable, and what happens when somebody leaves?</p>
<h2>Sole proprietorship</h2>
<p>Quick to register and easy to run. Your business is you: its profit is taxed with your other income, and its debts reach into your house. It suits a craft, a shop, a first attempt.</p>
<h2>Partnership</h2>
<p>Two or more people under one deed. Cheap and flexible, as long as the deed answers the unpleasant questions: <em>how is work paid, how is capital paid, who may sign, how does one get out?</em> Without answers a partnership is a friendship with bills.</p>
<h2>Private company</h2>
<p>A person in law. Shareholders risk what they have put in, shares can be passed on, banks and foreign partners know the form. In return there are meetings, an annual audit and filings with the registrar, whether or not business was done.</p>
<h2>Three questions that usually decide</h2>
<ol><li>Could a single bad contract cost more than you own?</li><li>Will others put in money without working?</li><li>Do you want to sell or hand on the business one day?</li></ol>
<p>Two times yes speaks for a company. Changing the form later is possible, but it costs time and may be taxed, so <a href="/services-details/company-registration-and-compliance">an hour of advice at the start</a> is well spent.</p>`,
      ne: `<p>यो प्रश्न प्रायः करको प्रश्नका रूपमा सोधिन्छ। मानिसको प्रश्नका रूपमा सोध्नु राम्रो: निर्णय कसले गर्छ, दायित्व कसको हुन्छ, र कोही छोडेर गयो भने के हुन्छ?</p>
<h2>एकलौटी फर्म</h2>
<p>दर्ता गर्न छिटो, चलाउन सजिलो। तपाईंको व्यवसाय भनेकै तपाईं हो: त्यसको नाफामा तपाईंको अन्य आयसँगै कर लाग्छ, र त्यसको ऋण तपाईंको घरसम्म आइपुग्छ। सीप, पसल वा पहिलो प्रयासका लागि यो ठीक हुन्छ।</p>
<h2>साझेदारी</h2>
<p>एउटै कबुलियतनामामा दुई वा बढी मानिस। सस्तो र लचिलो, कबुलियतनामाले अप्ठ्यारा प्रश्नको जवाफ दिएसम्म: <em>कामको पारिश्रमिक कसरी, पुँजीको प्रतिफल कसरी, सही कसले गर्ने, छोड्न परे कसरी?</em> जवाफ नभएको साझेदारी बिल आउने मित्रता मात्र हो।</p>
<h2>प्राइभेट कम्पनी</h2>
<p>कानुनका नजरमा छुट्टै व्यक्ति। सेयरधनीको जोखिम आफूले हालेको रकमसम्म सीमित हुन्छ, सेयर हस्तान्तरण गर्न मिल्छ, र बैंक तथा विदेशी साझेदारले यो रूप चिनेका हुन्छन्। बदलामा कारोबार होस् वा नहोस्, सभा, वार्षिक लेखापरीक्षण र कम्पनी रजिस्ट्रार कार्यालयमा विवरण चाहिन्छ।</p>
<h2>प्रायः टुङ्गो लगाउने तीन प्रश्न</h2>
<ol><li>एउटै बिग्रिएको सम्झौताले तपाईंको सारा सम्पत्तिभन्दा बढी नोक्सान गराउन सक्छ?</li><li>काम नगरी पैसा मात्र लगाउने मानिस पनि हुनेछन्?</li><li>कुनै दिन व्यवसाय बेच्ने वा अरूलाई सुम्पने विचार छ?</li></ol>
<p>दुई प्रश्नको जवाफ “हो” भए कम्पनी रोज्नु ठीक हुन्छ। पछि रूप फेर्न मिल्छ, तर समय लाग्छ र कर पनि लाग्न सक्छ; त्यसैले <a href="/ne/services-details/company-registration-and-compliance">सुरुमै एक घण्टाको सल्लाह</a> लिनु खेर जाँदैन।</p>`,
    },
  },
}
