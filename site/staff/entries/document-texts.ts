import { documentMessages } from '#contract/document-messages.ts'
import type { Language } from '#contract/languages.ts'

/** The texts of the control of documents, which few forms have. */
const english = {
  upload: 'Upload a PDF',
  existing: 'Or one that was uploaded before',
  nameIn: (language: string) => `Name for visitors (${language})`,
  nameHint: 'Empty: the name of the file.',
  save: 'Save the name',
  saveOne: (name: string) => `Save the name of ${name}`,
  saved: 'The name is saved, wherever the document is offered',
  downloaded: (times: string) => `Downloaded: ${times}`,
  replace: 'Replace the file',
  replaceOne: (name: string) => `Replace the file of ${name}`,
  replaced: 'The new file is offered wherever the document is',
  up: (name: string) => `Move ${name} up`,
  remove: 'Take out',
  removeOne: (name: string) => `Take out ${name}`,
  full: (most: string) => `There may be ${most} at most.`,
  noPdf: `${documentMessages.type}. In most programs: File, Save as PDF.`,
  empty: 'This file is empty. Choose another.',
  untitled: 'Without a name',
}

const nepali: typeof english = {
  upload: 'PDF अपलोड गर्नुहोस्',
  existing: 'वा पहिले अपलोड भएको छान्नुहोस्',
  nameIn: (language) => `आगन्तुकले देख्ने नाम (${language})`,
  nameHint: 'खाली राख्दा फाइलको नाम देखिन्छ।',
  save: 'नाम सुरक्षित गर्नुहोस्',
  saveOne: (name) => `${name} को नाम सुरक्षित गर्नुहोस्`,
  saved: 'नाम सुरक्षित भयो; कागजात जहाँ छ त्यहीँ यही नाम देखिन्छ',
  downloaded: (times) => `डाउनलोड: ${times} पटक`,
  replace: 'फाइल फेर्नुहोस्',
  replaceOne: (name) => `${name} को फाइल फेर्नुहोस्`,
  replaced: 'कागजात जहाँ छ त्यहाँ अब नयाँ फाइल छ',
  up: (name) => `${name} लाई माथि सार्नुहोस्`,
  remove: 'हटाउनुहोस्',
  removeOne: (name) => `${name} लाई हटाउनुहोस्`,
  full: (most) => `बढीमा ${most} वटा हुन सक्छन्।`,
  noPdf: 'कागजात PDF हुनुपर्छ। प्रायः प्रोग्राममा: File, Save as PDF।',
  empty: 'यो फाइल खाली छ। अर्को छान्नुहोस्।',
  untitled: 'नाम नभएको',
}

export const documentTexts: Readonly<Record<Language, typeof english>> = { en: english, ne: nepali }
