import type { Dictionary } from './translate.ts'

const firm: [string, string][] = [
  ['Lekhdanda Finance & Tax Consultancy', 'लेखडाँडा वित्त तथा कर परामर्श'],
  ['Lekhdanda', 'लेखडाँडा'],
  ['Innovative solutions for your financial challenges.', 'तपाईंका आर्थिक चुनौतीका लागि नयाँ समाधान।'],
  [
    'Careful with your money, clear about your taxes, at home in Nepal.',
    'तपाईंको पैसाको जतन, करको प्रस्ट कुरा, आफ्नै नेपालमा।',
  ],
  ['Sun-Monday, 09am-5pm', 'आइतबार–शुक्रबार, बिहान ९ देखि बेलुका ५ बजेसम्म'],
  ['12 Example Marg, Ward 10, Kathmandu 44600, Nepal', '१२ उदाहरण मार्ग, वडा नं. १०, काठमाडौँ ४४६००, नेपाल'],
  ['Open Our Product', 'हाम्रो उत्पादन हेर्नुहोस्'],
  ['Lekhdanda Payroll', 'लेखडाँडा तलबी'],
  ['Pahad Studio', 'पहाड स्टुडियो'],
  ['Facebook', 'फेसबुक'],
  ['LinkedIn', 'लिङ्क्डइन'],
  ['Instagram', 'इन्स्टाग्राम'],
  ['YouTube', 'युट्युब'],
  ['Lekhdanda Finance & Tax Consultancy, Kathmandu', 'लेखडाँडा वित्त तथा कर परामर्श, काठमाडौँ'],
  [
    'Tax returns, VAT, bookkeeping, payroll, audit preparation and company registration for businesses in Nepal, explained in plain words.',
    'नेपालका व्यवसायका लागि कर विवरण, मूल्य अभिवृद्धि कर, लेखा, तलबी विवरण, लेखापरीक्षणको तयारी र कम्पनी दर्ता, सरल भाषामा।',
  ],
]

const slides: [string, string][] = [
  ['Growth you can account for', 'हिसाबले देखाउने प्रगति'],
  [
    'Open books and honest numbers show where your business stands, and which way is up from here.',
    'व्यवसाय कहाँ पुग्यो र यहाँबाट उकालो बाटो कुन हो, खुला बहीखाता र साँचो अङ्कले देखाउँछन्।',
  ],
  ['Plans built level by level', 'गरैगरा उक्लिने योजना'],
  [
    'Budgets and forecasts that rest on last year’s figures and carry next year’s ambitions.',
    'गत वर्षको अङ्कमा टेकेको र आउँदो वर्षको आकाङ्क्षा बोकेको बजेट तथा प्रक्षेपण।',
  ],
  ['Tax returns, filed and stamped', 'पेस भएको, छाप लागेको कर विवरण'],
  [
    'We prepare, check and file your income tax return, and keep the proof where you can find it.',
    'आयकर विवरण हामी तयार गर्छौँ, जाँच्छौँ र पेस गर्छौँ, अनि निस्सा तपाईंले भेट्ने ठाउँमा राख्छौँ।',
  ],
  ['An audit without surprises', 'नझस्काउने लेखापरीक्षण'],
  [
    'We read every line before the auditor does, so that the one that matters is marked in time.',
    'लेखापरीक्षकभन्दा पहिले हामी हरेक हरफ पढ्छौँ, र ध्यान दिनुपर्ने हरफमा समयमै चिनो लगाउँछौँ।',
  ],
  ['From an idea to a registered company', 'सोचदेखि दर्ता भएको कम्पनीसम्म'],
  [
    'Name reservation, registration, PAN and VAT: one team walks with you to the other side.',
    'नाम स्वीकृति, दर्ता, प्यान र भ्याट: पारि नपुगुन्जेल एउटै टोली तपाईंसँगै हिँड्छ।',
  ],
  ['Payroll that arrives on the day', 'तोकिएकै दिन आइपुग्ने तलब'],
  [
    'Salaries, provident fund and tax at source, worked out correctly and paid in step every month.',
    'तलब, सञ्चय कोष र अग्रिम कर कट्टीको सही हिसाब, र हरेक महिना समयमै भुक्तानी।',
  ],
  ['No deadline forgotten', 'कुनै म्याद छुट्दैन'],
  [
    'VAT periods, advance tax and annual filings hang in one calendar, and we watch it for you.',
    'भ्याटको अवधि, आयकरको किस्ता र वार्षिक विवरण एउटै पात्रोमा हुन्छन्, र त्यो पात्रो हामी हेर्छौँ।',
  ],
  ['Advice when it matters', 'चाहिएका बेला सल्लाह'],
  [
    'A notice, a new partner or a large investment: talk to someone who has read the file.',
    'कर कार्यालयको पत्र, नयाँ साझेदार वा ठूलो लगानी: फाइल पढेकै मानिससँग कुरा गर्नुहोस्।',
  ],
]

const plans: [string, string][] = [
  ['Regular Plan', 'नियमित योजना'],
  ['Free', 'निःशुल्क'],
  ['First consultation of 30 minutes', 'पहिलो परामर्श ३० मिनेट'],
  ['PAN registration check', 'प्यान दर्ताको जाँच'],
  ['Calendar of your filing deadlines', 'तपाईंका विवरण पेस गर्ने म्यादको पात्रो'],
  ['Answers by e-mail within three working days', 'तीन कार्यदिनभित्र इमेलमा जवाफ'],
  ['Standard Plan', 'मानक योजना'],
  ['Per Year', 'प्रति वर्ष'],
  ['Annual income tax return prepared and filed', 'वार्षिक आयकर विवरण तयार गरी पेस'],
  ['Review of your books before closing', 'हिसाब बन्द गर्नुअघि बहीखाताको जाँच'],
  ['Two consultations with a named adviser', 'तोकिएको सल्लाहकारसँग दुई पटक परामर्श'],
  ['Help with letters from the tax office', 'कर कार्यालयका पत्रमा सहयोग'],
  ['Answers within one working day', 'एक कार्यदिनभित्र जवाफ'],
  ['Golden Plan', 'स्वर्ण योजना'],
  ['Per Month', 'प्रति महिना'],
  ['Monthly bookkeeping and VAT return', 'मासिक लेखा र भ्याट विवरण'],
  ['Payroll with tax and fund deductions', 'कर र कोष कट्टीसहितको तलबी विवरण'],
  ['Quarterly figures explained in person', 'त्रैमासिक नतिजा भेटेरै बुझाउने'],
  ['Audit preparation and support on the day', 'लेखापरीक्षणको तयारी र त्यस दिन साथ'],
  ['A direct line to your adviser', 'सल्लाहकारसँग सिधा सम्पर्क'],
]

const tags: [string, string][] = [
  ['Income tax', 'आयकर'],
  ['VAT', 'भ्याट'],
  ['TDS', 'अग्रिम कर कट्टी'],
  ['PAN', 'प्यान'],
  ['Audit', 'लेखापरीक्षण'],
  ['Bookkeeping', 'बहीखाता'],
  ['Payroll', 'तलबी विवरण'],
  ['Provident fund', 'सञ्चय कोष'],
  ['Company registration', 'कम्पनी दर्ता'],
  ['Foreign investment', 'वैदेशिक लगानी'],
  ['Start-ups', 'नयाँ उद्यम'],
  ['Business planning', 'व्यवसाय योजना'],
  ['Cash flow', 'नगद प्रवाह'],
  ['Customs', 'भन्सार'],
  ['Compliance', 'अनुपालन'],
  ['Deadlines', 'म्याद'],
]

const statistics: [string, string][] = [
  ['Customers', 'सेवाग्राही'],
  ['Members', 'सदस्य'],
  ['Satisfaction', 'सन्तुष्टि'],
  ['Years', 'वर्ष'],
  ['Awards', 'पुरस्कार'],
]

const featureCards: [string, string][] = [
  ['Client focus', 'सेवाग्राही पहिले'],
  [
    'You have one adviser who knows your books, your trade and your plans. Meetings start from your questions, letters are written in plain words, and what we agree on is noted and kept. When your business changes, the service changes with it.',
    'तपाईंको बहीखाता, पेसा र योजना चिनेका एक जना सल्लाहकार तपाईंसँग हुन्छन्। भेट तपाईंकै प्रश्नबाट सुरु हुन्छ, पत्र सरल भाषामा लेखिन्छ, र सहमति भएका कुरा टिपेर राखिन्छ। व्यवसाय फेरिए सेवा पनि सँगै फेरिन्छ।',
  ],
  ['Problem-solving', 'समस्याको समाधान'],
  [
    'A notice from the tax office, a cash gap before a festival, records that stop in the middle of a year: we have untangled these before. We first find out what happened, then lay the choices before you with their costs, and see the chosen one through.',
    'कर कार्यालयको पत्र, चाडअघि नगदको अभाव, वर्षको बीचैमा टुटेको हिसाब: यस्ता गाँठा हामीले पहिले पनि फुकाएका छौँ। सुरुमा के भएको हो पत्ता लगाउँछौँ, अनि खर्चसहितका विकल्प तपाईंका अगाडि राख्छौँ, र रोजिएको बाटो टुङ्गोमा पुर्‍याउँछौँ।',
  ],
  ['Analytical approach', 'विश्लेषणमा आधारित काम'],
  [
    'Every recommendation rests on your own figures. We reconcile them, compare them over time and with the trade, and show how we reached a number, so that you can follow the reasoning, question it, and decide with a clear view of the risks.',
    'हाम्रो हरेक सुझाव तपाईंकै अङ्कमा अडिएको हुन्छ। अङ्क भिडाउँछौँ, बितेका अवधि र त्यही पेसाका अरूसँग दाँज्छौँ, र नतिजामा कसरी पुग्यौँ भन्ने देखाउँछौँ; यसरी तपाईं तर्क बुझेर, प्रश्न गरेर र जोखिम प्रस्ट देखेर निर्णय गर्न सक्नुहुन्छ।',
  ],
]

const introductions: [string, string][] = [
  [
    'What we do for you, from the first receipt to the stamped return.',
    'पहिलो बिलदेखि छाप लागेको कर विवरणसम्म, हामी तपाईंका लागि गर्ने काम।',
  ],
  [
    'News and plain explanations on tax, accounts and company law in Nepal.',
    'नेपालको कर, लेखा र कम्पनी कानुनबारे समाचार र सरल व्याख्या।',
  ],
  ['The people who read your file, and answer when you call.', 'तपाईंको फाइल पढ्ने र तपाईंले फोन गर्दा उठाउने मानिसहरू।'],
  ['Price', 'शुल्क'],
  [
    'Three plans in Nepali rupees. What is not in one, we quote before we start.',
    'नेपाली रुपैयाँमा तीन योजना। यीमा नपर्ने कामको शुल्क सुरु गर्नुअघि नै बताउँछौँ।',
  ],
  ['Work with people who like it when the columns add up.', 'हिसाब मिल्दा रमाउनेहरूसँग काम गर्नुहोस्।'],
  [
    'Write, call, or come by. We answer within one working day.',
    'लेख्नुहोस्, फोन गर्नुहोस् वा कार्यालयमै आउनुहोस्। हामी एक कार्यदिनभित्र जवाफ दिन्छौँ।',
  ],
]

/** The texts of contract/site-content.ts in Nepali. */
export const shippedInNepali: Dictionary = new Map([
  ...firm,
  ...introductions,
  ...slides,
  ...plans,
  ...tags,
  ...statistics,
  ...featureCards,
])
