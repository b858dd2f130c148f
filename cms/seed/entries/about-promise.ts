import type { SeedOf } from './seed.ts'

export const promise: SeedOf<'about'> = {
  fields: {
    title: { en: 'What we promise, and what we refuse', ne: 'हामी केको वाचा गर्छौँ, र के गर्न मान्दैनौँ' },
    description: {
      en: `<p>Tax law leaves room for choices. It leaves no room for invention. We look for every relief that the law gives you, and we stop where the evidence stops.</p>
<h3>We promise</h3>
<ul><li>plain language, in Nepali or English</li><li>fees agreed before the work begins</li><li>confidentiality, within the team and after you leave us</li><li>a warning in good time, also when it is unwelcome</li></ul>
<h3>We refuse</h3>
<ul><li>bills without a supply behind them</li><li>two sets of books</li><li>commissions from people whom we recommend to you</li></ul>
<p style="text-align: center"><span style="color: #0b5a50"><strong>Fair to the client, fair to the state, fair to the people who are paid from the same books.</strong></span></p>`,
      ne: `<p>कर कानुनले रोज्ने ठाउँ दिन्छ, मनगढन्ते गर्ने ठाउँ दिँदैन। कानुनले दिएको हरेक सुविधा हामी खोज्छौँ, र प्रमाण जहाँ टुङ्गिन्छ, त्यहीँ रोकिन्छौँ।</p>
<h3>हाम्रो वाचा</h3>
<ul><li>नेपाली वा अङ्ग्रेजीमा सरल भाषा</li><li>काम सुरु हुनुअघि नै तय भएको शुल्क</li><li>टोलीभित्र र तपाईंले हामीलाई छोडेपछि पनि गोपनीयता</li><li>मन नपर्ने कुरा भए पनि समयमै चेतावनी</li></ul>
<h3>हामी गर्दैनौँ</h3>
<ul><li>सामान वा सेवा नै नभएको बिल</li><li>दोहोरो बहीखाता</li><li>हामीले सिफारिस गरेका व्यक्तिबाट कमिसन</li></ul>
<p style="text-align: center"><span style="color: #0b5a50"><strong>सेवाग्राहीप्रति न्याय, राज्यप्रति न्याय, र त्यही हिसाबबाट ज्याला पाउनेप्रति पनि न्याय।</strong></span></p>`,
    },
  },
  picture: 'about-scales.svg',
  alt: {
    en: 'A balance with a document in one pan and coins in the other, level',
    ne: 'एउटा पलामा कागज र अर्कोमा सिक्का राखिएको, दुवैतिर बराबर भएको तराजु',
  },
}
