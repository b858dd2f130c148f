import type { Language } from '#contract/languages.ts'

interface ErrorWords {
  title: string
  /** The request's number follows. */
  text: string
}

/** The texts of the 500 page, which only the server renders. */
export const errorWords: Readonly<Record<Language, ErrorWords>> = {
  en: {
    title: 'Something went wrong',
    text: 'The fault is ours. Please try again in a moment; if it stays, tell us this number:',
  },
  ne: {
    title: 'केही गडबड भयो',
    text: 'गल्ती हाम्रो हो। केही बेरपछि फेरि प्रयास गर्नुहोला; समस्या रहिरहे हामीलाई यो नम्बर बताउनुहोला:',
  },
}
