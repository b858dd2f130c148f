import type { SeedOf } from './seed.ts'

export const name: SeedOf<'about'> = {
  fields: {
    title: { en: 'A firm named after the ridge and the record', ne: 'डाँडा र लेखाबाट राखिएको नाम' },
    description: {
      en: `<p>In Nepali a <em>lekh</em> is a high ridge, and <em>lekha</em> is what is written in the books. We chose both: advice with a long view, resting on records that anyone may open.</p>
<p>Lekhdanda began as two desks above a tea shop in Kathmandu. Shopkeepers brought boxes of bills, and we put them in order. Today we look after traders, schools, workshops, software teams and families, and the boxes have become shared folders. The work is still the same: <strong>find the facts, write them down, explain what follows.</strong></p>
<h3>Who comes to us</h3>
<ul><li>Owners who want to understand their own figures</li><li>New companies that want to start with clean books</li><li>Established firms that prepare for an audit, a loan or a new partner</li><li>Nepalis abroad with income or property at home</li></ul>
<p>You will find us in the office from morning to late afternoon, with tea. Bring your questions; the papers can follow.</p>`,
      ne: `<p>नेपालीमा <em>लेख</em> भनेको अग्लो डाँडा हो, र <em>लेखा</em> भनेको बहीमा लेखिने हिसाब। हामीले दुवै रोज्यौँ: टाढासम्म हेर्ने सल्लाह, जुन जोसुकैले खोलेर हेर्न मिल्ने अभिलेखमा अडिएको होस्।</p>
<p>काठमाडौँको एउटा चिया पसलमाथि दुईवटा टेबल राखेर लेखडाँडा सुरु भएको हो। पसलेहरू बाकसभरि बिल ल्याउँथे, हामी मिलाइदिन्थ्यौँ। आज हामी व्यापारी, विद्यालय, कारखाना, सफ्टवेयर टोली र परिवारहरूको हिसाब हेर्छौँ, र ती बाकस साझा फोल्डर भइसके। काम भने उही छ: <strong>तथ्य खोज्ने, लेख्ने, र त्यसबाट के बुझिन्छ भन्ने बताउने।</strong></p>
<h3>हामीकहाँ को आउँछन्</h3>
<ul><li>आफ्नो हिसाब आफैँ बुझ्न चाहने व्यवसायी</li><li>सुरुदेखि नै सफा बहीखाता चाहने नयाँ कम्पनी</li><li>लेखापरीक्षण, ऋण वा नयाँ साझेदारको तयारीमा रहेका पुराना फर्म</li><li>स्वदेशमा आय वा सम्पत्ति भएका प्रवासी नेपाली</li></ul>
<p>बिहानदेखि बेलुकीपखसम्म हामी कार्यालयमै हुन्छौँ, चिया पनि तयार हुन्छ। प्रश्न लिएर आउनुहोस्; कागजपत्र पछि ल्याए पनि हुन्छ।</p>`,
    },
  },
  picture: 'about-street.svg',
  alt: {
    en: 'A row of town houses in front of a mountain ridge, the tallest with a marigold roof',
    ne: 'डाँडाअगाडि लहरै उभिएका सहरका घर; सबैभन्दा अग्लोको छानो सयपत्री रङको',
  },
}
