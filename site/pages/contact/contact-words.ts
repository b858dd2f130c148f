import type { Language } from '#contract/languages.ts'
import { devanagari } from '#contract/devanagari.ts'

const english = {
  received: 'We have received your message',
  answerBy: (date: string, time: string) => `We will answer by ${date}, ${time} in Nepal.`,
  answerTo: (email: string, phone: string) =>
    `The answer goes to ${email} or ${phone}. If that is wrong, please write to us again.`,
  didYouMean: 'Did you mean',
  youSent: 'You wrote:',
  more: 'Is there more to ask? The form below is ready for it.',
  notSent: (reason: string) => `Your message has not been sent. ${reason}`,
  sendAgain: 'Please send it again, or reach us directly:',
  restored: 'What you typed earlier is here again.',
  startAnew: 'Start anew',
  location: 'Location',
  map: 'Map of our office',
  openMap: 'Open the map in a new tab',
}

const nepali: typeof english = {
  received: 'तपाईंको सन्देश हामीकहाँ आइपुग्यो',
  answerBy: (date, time) => `हामी ${date}, ${devanagari(time)} बजेसम्ममा जवाफ दिनेछौँ।`,
  answerTo: (email, phone) => `जवाफ ${email} वा ${phone} मा आउनेछ। त्यो गलत भए कृपया फेरि लेख्नुहोस्।`,
  didYouMean: 'तपाईंको ठेगाना यो हो?',
  youSent: 'तपाईंले लेख्नुभएको:',
  more: 'अरू केही सोध्नु छ? तलको फारामबाट फेरि लेख्न सक्नुहुन्छ।',
  notSent: (reason) => `तपाईंको सन्देश पठाइएको छैन। ${reason}`,
  sendAgain: 'कृपया फेरि पठाउनुहोस्, वा हामीलाई सिधै सम्पर्क गर्नुहोस्:',
  restored: 'तपाईंले पहिले लेख्नुभएको कुरा यहाँ फेरि राखिएको छ।',
  startAnew: 'नयाँ सुरु गर्नुहोस्',
  location: 'ठेगाना',
  map: 'हाम्रो कार्यालयको नक्सा',
  openMap: 'नक्सा नयाँ ट्याबमा खोल्नुहोस्',
}

/** The words of what is hydrated later on the contact page; not in the catalogue, which every page downloads. */
export const contactWords: Readonly<Record<Language, typeof english>> = { en: english, ne: nepali }
