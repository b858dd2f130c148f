import type { Language } from '#contract/languages.ts'
import type { Words } from '../language/words-en.ts'

type Described = keyof Words['pages']

/** What pages say of themselves to search engines. Browsers load it with the head of a page that is opened within another. */
export const pageDescriptions: Readonly<Record<Language, Readonly<Record<Described, string>>>> = {
  en: {
    about: 'Who we are, how we work, and what our clients say of the numbers.',
    services: 'Tax returns, VAT, audit, bookkeeping, payroll and company registration in Nepal.',
    blog: 'News and plain explanations on tax, accounts and company law in Nepal.',
    team: 'The accountants, auditors and advisers who look after your numbers.',
    price: 'Three plans in Nepali rupees, and answers to what clients ask first.',
    career: 'Open positions at our office in Kathmandu, and how to apply.',
    contact: 'Where to find us, how to reach us, and a form that we answer within a working day.',
    search: 'Services, posts, answers, jobs and people.',
    login: 'For our own staff.',
    notFound: 'This page does not exist, or it exists no more.',
  },
  ne: {
    about: 'हामी को हौँ, कसरी काम गर्छौँ र हाम्रा सेवाग्राही हिसाबकिताबबारे के भन्छन्।',
    services: 'नेपालमा आयकर विवरण, मूल्य अभिवृद्धि कर, लेखापरीक्षण, लेखा, तलबी विवरण र कम्पनी दर्ता।',
    blog: 'नेपालको कर, लेखा र कम्पनी कानुनबारे समाचार र सरल व्याख्या।',
    team: 'तपाईंको हिसाब हेर्ने लेखापाल, लेखापरीक्षक र सल्लाहकारहरू।',
    price: 'नेपाली रुपैयाँमा तीन योजना, र सेवाग्राहीले सुरुमै सोध्ने प्रश्नका उत्तर।',
    career: 'काठमाडौँस्थित कार्यालयमा खुला पदहरू र दरखास्त दिने तरिका।',
    contact: 'हाम्रो कार्यालय रहेको ठाउँ, सम्पर्क ठेगाना, र एक कार्यदिनभित्र जवाफ पाइने फाराम।',
    search: 'सेवा, लेख, प्रश्नका उत्तर, रोजगारी र हाम्रो टोली।',
    login: 'हाम्रा कर्मचारीका लागि।',
    notFound: 'यस्तो पृष्ठ छैन, वा अब रहेन।',
  },
}
