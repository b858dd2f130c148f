import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import { readLanguage } from './list-query.ts'
import type { Handler } from './response.ts'

/**
 * Runs a handler with the language of the query (`lang`) as the request's locale, whatever else Payload read from the query.
 * The response names the language unless it is the default one. Throws 400 for an unknown language.
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
