import type { Language } from '#contract/languages.ts'
import type { SeedOf } from './seed.ts'
import { compliance, deadlinesTag, panTag, vatTag } from './tags.ts'

type Question = readonly [title: string, ...lines: string[]]

const answer = ([, ...lines]: Question): string => lines.join('\n')

const question = (
  { en, ne }: Readonly<Record<Language, Question>>,
  tags: readonly SeedOf<'tag'>[] = [],
): SeedOf<'faq'> => ({
  refers: { tags },
  fields: { title: { en: en[0], ne: ne[0] }, description: { en: answer(en), ne: answer(ne) } },
})

export const faq: SeedOf<'faq'>[] = [
  question(
    {
      en: [
        'When does the fiscal year begin and end?',
        'In Nepal the fiscal year runs from the first of Shrawan to the last day of Ashadh, that is from about the middle of July to the middle of July.',
        'Returns for the year follow within the months after that. The exact dates depend on your case and on extensions: check the current schedule with us.',
      ],
      ne: [
        'आर्थिक वर्ष कहिले सुरु हुन्छ र कहिले सकिन्छ?',
        'नेपालमा आर्थिक वर्ष साउन १ गतेदेखि असार मसान्तसम्म हुन्छ, अर्थात् अङ्ग्रेजी पात्रोको जुलाई मध्यदेखि अर्को जुलाई मध्यसम्म।',
        'वर्षको विवरण त्यसपछिका महिनामा पेस गरिन्छ। ठ्याक्कै मिति तपाईंको अवस्था र थपिएको म्यादमा भर पर्छ: चालु तालिका हामीसँग बुझ्नुहोस्।',
      ],
    },
    [deadlinesTag],
  ),
  question(
    {
      en: [
        'Do I need a PAN if I only earn a salary?',
        'In practice yes: your employer needs it to deduct and report tax in your name.',
        'We can apply for it with you; it takes your citizenship certificate, a photograph and little patience.',
      ],
      ne: [
        'तलब मात्र कमाउँदा पनि प्यान चाहिन्छ?',
        'व्यवहारमा चाहिन्छ: तपाईंको नाममा कर कट्टी गर्न र विवरण दिन रोजगारदातालाई प्यान आवश्यक पर्छ।',
        'निवेदन दिन हामी सघाउँछौँ; नागरिकताको प्रमाणपत्र, फोटो र अलिकति धैर्य भए पुग्छ।',
      ],
    },
    [panTag],
  ),
  question(
    {
      en: [
        'When must my business register for VAT?',
        'Above a certain turnover registration is required, for some trades at once, and below it you may register of your own accord.',
        'Thresholds differ for goods and services and are changed by the Finance Act, so ask us for the figures of this year.',
      ],
      ne: [
        'मेरो व्यवसाय भ्याटमा कहिले दर्ता गर्नुपर्छ?',
        'तोकिएको सीमाभन्दा बढी कारोबार भए दर्ता अनिवार्य हुन्छ, कतिपय पेसामा सुरुमै; त्योभन्दा कम भए स्वेच्छाले दर्ता हुन सकिन्छ।',
        'वस्तु र सेवाका सीमा फरक छन् र आर्थिक ऐनले फेर्छ, त्यसैले यस वर्षको सीमा हामीसँग सोध्नुहोस्।',
      ],
    },
    [vatTag],
  ),
  question({
    en: [
      'Which papers should I bring to the first meeting?',
      'Whatever you have. Most useful are:',
      '- registration and PAN certificates',
      '- the last tax return and audit report',
      '- bank statements of the current fiscal year',
      '- letters from the tax office, opened or not',
    ],
    ne: [
      'पहिलो भेटमा कुन-कुन कागज ल्याउनुपर्छ?',
      'जे छ, त्यही। सबैभन्दा काम लाग्ने:',
      '- दर्ता र प्यानको प्रमाणपत्र',
      '- पछिल्लो कर विवरण र लेखापरीक्षण प्रतिवेदन',
      '- चालु आर्थिक वर्षको बैंक विवरण',
      '- कर कार्यालयका पत्र, खोलेका वा नखोलेका',
    ],
  }),
  question(
    {
      en: [
        'I have received a notice from the tax office. What now?',
        'Do not ignore it, and do not sign anything in a hurry.',
        '',
        '1. Note the day on which it reached you: deadlines count from there.',
        '2. Send us a photograph of every page.',
        '3. We call back on the same working day with what it means and what to do first.',
      ],
      ne: [
        'कर कार्यालयबाट पत्र आयो। अब के गर्ने?',
        'बेवास्ता नगर्नुहोस्, र हतारमा कुनै कागजमा सही पनि नगर्नुहोस्।',
        '',
        '१. पत्र हात परेको दिन टिप्नुहोस्: म्याद त्यहीँबाट गनिन्छ।',
        '२. हरेक पानाको फोटो हामीलाई पठाउनुहोस्।',
        '३. यसको अर्थ के हो र पहिले के गर्ने भन्ने हामी त्यही कार्यदिन फोन गरेर बताउँछौँ।',
      ],
    },
    [compliance],
  ),
  question({
    en: [
      'What does it cost?',
      'The first conversation is free. After it you receive a written offer with a fixed fee; our plans on this page give the order of magnitude.',
      'We charge by the work, never by a share of the tax saved.',
    ],
    ne: [
      'कति शुल्क लाग्छ?',
      'पहिलो कुराकानी निःशुल्क छ। त्यसपछि तोकिएको शुल्कसहित लिखित प्रस्ताव पाउनुहुन्छ; यसै पृष्ठका योजनाले मोटामोटी अन्दाज दिन्छन्।',
      'हामी कामको शुल्क लिन्छौँ, जोगिएको करको हिस्सा कहिल्यै लिँदैनौँ।',
    ],
  }),
  question({
    en: [
      'Can you help if I live abroad?',
      'Yes. Many of our clients live in the Gulf, in Europe, Australia or the United States and have rent, land or shares at home.',
      'We meet by video call at hours that suit your time zone. For some steps you will need a power of attorney; we prepare it.',
    ],
    ne: [
      'म विदेशमा बस्छु। सघाउन सक्नुहुन्छ?',
      'सक्छौँ। हाम्रा धेरै सेवाग्राही खाडी, युरोप, अस्ट्रेलिया वा अमेरिकामा बस्छन्, र स्वदेशमा उनीहरूको भाडा, जग्गा वा सेयर छ।',
      'तपाईंको ठाउँको समय मिलाएर भिडियो कलमा भेट्छौँ। कतिपय काममा अख्तियारनामा चाहिन्छ; त्यो हामी तयार गर्छौँ।',
    ],
  }),
  question({
    en: [
      'Who sees my documents?',
      'Your adviser, the colleague who checks the work, and nobody else. Files are stored in your own folder, and you decide whom we may talk to: spouse, partner, bank or auditor.',
    ],
    ne: [
      'मेरा कागजात कसले हेर्छ?',
      'तपाईंका सल्लाहकार र काम जाँच्ने सहकर्मीले मात्र, अरू कसैले हेर्दैन। फाइल तपाईंकै छुट्टै फोल्डरमा रहन्छ, र जीवनसाथी, साझेदार, बैंक वा लेखापरीक्षक, कोसँग कुरा गर्न मिल्छ भन्ने तपाईं नै तोक्नुहुन्छ।',
    ],
  }),
]
