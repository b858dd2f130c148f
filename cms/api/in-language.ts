import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import { readLanguage } from './list-query.ts'
import type { Handler } from './response.ts'

/**
 * Runs a handler in the language that the query asks for, which is the request's locale from then on, whatever else the query
 * says. Throws 400 for an unknown language.
 */
export const inLanguage =
  (handler: Handler): Handler =>
  async (req) => {
    const language = readLanguage(req.searchParams)
    req.locale = language
    req.fallbackLocale = null
    const response = await handler(req)
    if (language !== DEFAULT_LANGUAGE) response.headers.set('content-language', language)
    return response
  }
