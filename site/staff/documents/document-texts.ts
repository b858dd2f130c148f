import { documentMessages } from '#contract/document-messages.ts'
import { devanagari } from '#contract/devanagari.ts'
import type { Language } from '#contract/languages.ts'
import { DOCUMENT_MB, DOCUMENT_SIZE } from '#contract/upload-limits.ts'

/** The texts of documents, which only their screen and few forms have. */
const english = {
  lead: 'Files that visitors download, as in services and deadlines. What is changed here is changed wherever the document is offered.',
  add: 'Add documents',
  choose: 'Choose PDFs',
  addHint: `Several at once: PDFs of up to ${DOCUMENT_SIZE}, without scripts or a password. Offer them in the form of a service or deadline afterwards, or by a link in any text.`,
  search: 'Name of the document',
  names: 'Name for visitors',
  namesHint: 'What the link on the page says. Empty: the name of the file.',
  none: 'No document found',
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
  lead: 'सेवा र म्याद जस्ता पानाबाट आगन्तुकले डाउनलोड गर्ने फाइलहरू। यहाँ फेरेको कुरा कागजात देखिने जताततै फेरिन्छ।',
  add: 'कागजात थप्नुहोस्',
  choose: 'PDF छान्नुहोस्',
  addHint: `एकैचोटि धेरै रोज्न सकिन्छ: ${devanagari(DOCUMENT_MB)} MB सम्मका, स्क्रिप्ट र पासवर्ड नभएका PDF। थपेपछि सेवा वा म्यादको फारममा छान्नुहोस्, वा कुनै पनि लेखमा लिङ्क राख्नुहोस्।`,
  search: 'कागजातको नाम',
  names: 'आगन्तुकले देख्ने नाम',
  namesHint: 'पानाको लिङ्कमा देखिने नाम। खाली राख्दा फाइलको नाम देखिन्छ।',
  none: 'कागजात भेटिएन',
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
