import type { Language } from '#contract/languages.ts'

const english = {
  copied: 'Your reply is too long for the link to your mail program. It is copied: paste it there.',
  notCopied:
    'Your reply is too long for the link to your mail program, and this browser did not copy it. It is selected: copy it, and paste it there.',
}

const nepali: typeof english = {
  copied: 'जवाफ लामो भएकाले इमेल प्रोग्रामको लिङ्कमा अटाएन। यसको प्रतिलिपि लिइएको छ: त्यहाँ टाँस्नुहोस्।',
  notCopied:
    'जवाफ लामो भएकाले इमेल प्रोग्रामको लिङ्कमा अटाएन, र यो ब्राउजरले यसको प्रतिलिपि लिएन। जवाफ छानिएको छ: प्रतिलिपि लिएर त्यहाँ टाँस्नुहोस्।',
}

/** The words for a reply that does not fit into a link. */
export const replyWords: Readonly<Record<Language, typeof english>> = { en: english, ne: nepali }
