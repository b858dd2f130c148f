import { type Language, languageNames } from './languages.ts'

/** What is wrong in another language than the one that is written. */
export const problemIn = (language: Language, problem: string): string => `In ${languageNames[language]}: ${problem}`
