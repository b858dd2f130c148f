import type { Language } from '#contract/languages.ts'

const english = {
  mark: 'Mark as spam',
  markOne: (name: string) => `Mark as spam: ${name}`,
  marked: 'Marked as spam',
  undo: (name: string) => `Undo: ${name} is no spam`,
  undone: (state: string) => `Its state is “${state}” again`,
}

const nepali: typeof english = {
  mark: 'स्पाममा राख्नुहोस्',
  markOne: (name) => `स्पाममा राख्नुहोस्: ${name}`,
  marked: 'स्पाममा राखियो',
  undo: (name) => `फर्काउनुहोस्: ${name} स्पाम होइन`,
  undone: (state) => `अवस्था फेरि “${state}” भयो`,
}

/** The words of the button that marks an inquiry as spam; not in the catalogue, which every screen downloads. */
export const spamWords: Readonly<Record<Language, typeof english>> = { en: english, ne: nepali }
