import type { Language } from '#contract/languages.ts'

/** Texts of the parts of a post that are hydrated later, and of no page's first load. */
interface PostWords {
  contents: string
  copyLink: string
  linkCopied: string
  /** Shown where the browser does not allow access to the clipboard. */
  notCopied: string
  share: string
  /** The label of the links to both. */
  morePosts: string
  newer: string
  older: string
}

export const postWords: Readonly<Record<Language, PostWords>> = {
  en: {
    contents: 'On this page',
    copyLink: 'Copy link',
    linkCopied: 'Link copied',
    notCopied: 'The link could not be copied. It is in the address bar.',
    share: 'Share',
    morePosts: 'Next and previous post',
    newer: 'Newer post',
    older: 'Older post',
  },
  ne: {
    contents: 'यस पृष्ठमा',
    copyLink: 'लिङ्क कपी गर्नुहोस्',
    linkCopied: 'लिङ्क कपी भयो',
    notCopied: 'लिङ्क कपी गर्न सकिएन। यो ठेगाना पट्टीमा छ।',
    share: 'सेयर गर्नुहोस्',
    morePosts: 'अघिल्लो र पछिल्लो लेख',
    newer: 'पछिल्लो लेख',
    older: 'अघिल्लो लेख',
  },
}
