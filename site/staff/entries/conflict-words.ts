import type { Language } from '#contract/languages.ts'

/** The texts of the comparison with a newer version, which few forms show. */
const english = {
  /** Who saved the newer version. */
  savedBy: (who: string, time: string) => `${who} saved this on ${time}, after you opened it.`,
  savedByNobody: (time: string) => `Somebody whose account is gone saved this on ${time}, after you opened it.`,
  savedByYou: (time: string) => `You saved this yourself on ${time}, in another window or on another device.`,
  /** Whether visitors see the entry has changed. */
  withdrawn: 'It was taken from the site: visitors do not see it any more. Publishing your version puts it back there.',
  published: 'It was published: visitors see it.',
  differences: 'What differs',
  comparing: 'Comparing…',
  same: 'Nothing differs in what can be compared here.',
  onlyFormatting: 'The words are the same; the formatting, a link or a picture in the text differs.',
  yours: 'Yours',
  theirs: 'The newer version',
  changedBy: { me: 'Changed by you', them: 'Changed there', both: 'Changed by both' },
  empty: 'Empty',
  /** Read aloud before each part that differs. */
  differs: ' (differs:) ',
  picture: { file: 'Your file', none: 'None' },
  notKept:
    'The newer version was not loaded: this browser cannot keep what you have typed, as its storage is full or turned off. Copy your text, then reload the page.',
}

const nepali: typeof english = {
  savedBy: (who, time) => `तपाईंले खोलेपछि ${time} मा ${who}ले यो सुरक्षित गर्नुभयो।`,
  savedByNobody: (time) => `तपाईंले खोलेपछि ${time} मा कसैले यो सुरक्षित गर्‍यो, जसको खाता अब छैन।`,
  savedByYou: (time) => `${time} मा तपाईं आफैंले अर्को झ्याल वा अर्को यन्त्रमा यो सुरक्षित गर्नुभयो।`,
  withdrawn: 'यो साइटबाट हटाइयो: आगन्तुकले अब देख्दैनन्। तपाईंको संस्करण प्रकाशन गरे यो फेरि देखिन्छ।',
  published: 'यो प्रकाशित भयो: आगन्तुकले यो देख्छन्।',
  differences: 'के फरक छ',
  comparing: 'तुलना हुँदै छ…',
  same: 'यहाँ तुलना गर्न सकिने कुनै कुरा फरक छैन।',
  onlyFormatting: 'शब्द उही छन्; ढाँचा, लिङ्क वा पाठभित्रको तस्बिर फरक छ।',
  yours: 'तपाईंको',
  theirs: 'नयाँ संस्करण',
  changedBy: { me: 'तपाईंले बदलेको', them: 'त्यहाँ बदलिएको', both: 'दुवैले बदलेको' },
  empty: 'खाली',
  differs: ' (फरक:) ',
  picture: { file: 'तपाईंको फाइल', none: 'छैन' },
  notKept:
    'नयाँ संस्करण खोलिएन: यो ब्राउजरको भण्डार भरिएको वा बन्द भएकाले तपाईंले लेखेको राख्न सकिएन। आफ्नो पाठ प्रतिलिपि गर्नुहोस्, अनि पृष्ठ फेरि खोल्नुहोस्।',
}

export const conflictWords: Readonly<Record<Language, typeof english>> = { en: english, ne: nepali }
