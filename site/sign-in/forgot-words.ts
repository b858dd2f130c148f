import type { Language } from '#contract/languages.ts'

interface ForgotWords {
  linkSent: string
  noMail: string
  emailHint: string
  sendLink: string
}

/** The texts of the help for a forgotten password, which are loaded when it is opened. */
export const forgotWords: Readonly<Record<Language, ForgotWords>> = {
  en: {
    linkSent: 'If there is an account with this address, a link is on its way to it. It works once, within an hour.',
    noMail:
      'This site sends no mail. Ask one of its administrators: under People they make a link with which you choose a new password. If you are the only one, whoever runs the server can make one.',
    emailHint: 'A link to a new password is sent to it.',
    sendLink: 'Send the link',
  },
  ne: {
    linkSent: 'यो ठेगानाको खाता भए त्यसमा एउटा लिङ्क पठाइएको छ। लिङ्क एक घण्टाभित्र एक पटक मात्र चल्छ।',
    noMail:
      'यो साइटले इमेल पठाउँदैन। व्यवस्थापकमध्ये कसैलाई भन्नुहोस्: उनले नयाँ पासवर्ड राख्ने लिङ्क बनाइदिन सक्छन्। व्यवस्थापक तपाईं मात्र हुनुहुन्छ भने सर्भर चलाउने व्यक्तिले बनाइदिन सक्छन्।',
    emailHint: 'नयाँ पासवर्ड राख्ने लिङ्क यसैमा पठाइन्छ।',
    sendLink: 'लिङ्क पठाउनुहोस्',
  },
}
