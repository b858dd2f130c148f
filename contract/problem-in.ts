import { type Language, languageNames, LANGUAGES } from './languages.ts'

/** What is wrong in another language than the one that is written. */
export const problemIn = (language: Language, problem: string): string => `In ${languageNames[language]}: ${problem}`

/** What a message of `problemIn` says, and of which language; undefined for any other. */
export function splitProblem(message: string): { language: Language; problem: string } | undefined {
  const language = LANGUAGES.find((each) => message.startsWith(problemIn(each, '')))
  return language && { language, problem: message.slice(problemIn(language, '').length) }
}
