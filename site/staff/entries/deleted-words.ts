import type { Language } from '#contract/languages.ts'

/** The texts about an entry that was deleted while it is being written, which few forms show. */
const english = {
  heading: 'This has been deleted',
  looking: 'Looking in the trash…',
  trashed: (when: string) => `It was moved to the trash on ${when}, while you were writing.`,
  trashedBy: (who: string, when: string) => `${who} moved it to the trash on ${when}, while you were writing.`,
  gone: 'It is not in the trash, and cannot be restored.',
  notAllowed: 'Your account cannot restore it from the trash.',
  unknown: 'Whether it is in the trash could not be found out.',
  kept: 'What you have typed is still in the form, and not saved yet.',
  withoutPicture: 'A new entry has none of its picture: choose one there.',
  restore: 'Restore and save',
  saveAsNew: 'Save as a new entry',
}

const nepali: typeof english = {
  heading: 'यो मेटिएको छ',
  looking: 'रद्दी टोकरीमा खोजिँदै छ…',
  trashed: (when) => `तपाईंले लेख्दै गर्दा ${when} मा यो रद्दी टोकरीमा सारियो।`,
  trashedBy: (who, when) => `तपाईंले लेख्दै गर्दा ${when} मा ${who}ले यो रद्दी टोकरीमा सार्नुभयो।`,
  gone: 'यो रद्दी टोकरीमा छैन, फर्काउन सकिँदैन।',
  notAllowed: 'तपाईंको खाताबाट यो रद्दी टोकरीबाट फर्काउन मिल्दैन।',
  unknown: 'यो रद्दी टोकरीमा छ कि छैन, थाहा हुन सकेन।',
  kept: 'तपाईंले लेखेको फारममै छ, तर अहिलेसम्म सुरक्षित भएको छैन।',
  withoutPicture: 'नयाँमा यसको तस्बिर हुँदैन: त्यहाँ तस्बिर छान्नुहोस्।',
  restore: 'फर्काएर सुरक्षित गर्नुहोस्',
  saveAsNew: 'नयाँको रूपमा राख्नुहोस्',
}

export const deletedWords: Readonly<Record<Language, typeof english>> = { en: english, ne: nepali }
