import type { Response } from 'express'

import { DEFAULT_LANGUAGE, type Language } from '#contract/languages.ts'

export const RETRY_AFTER = '5'

/** A page that says why there is no other; its title and text are HTML. */
interface Page {
  title: string
  text: string
  language?: Language
  /** Whether the page reloads itself. */
  reloads?: boolean
}

/** The policy of every page allows styles as attributes only. */
const STYLE = 'max-width:36rem;margin:15vh auto;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif'

/** Sends a minimal 503 page, in the colours of the reader's system. */
export function sendUnavailablePage(
  res: Response,
  { title, text, language = DEFAULT_LANGUAGE, reloads = true }: Page,
): void {
  const head = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    reloads ? `<meta http-equiv="refresh" content="${RETRY_AFTER}">` : '',
    `<title>${title}</title>`,
  ].join('')
  const body = `<h1 style="line-height:1.2">${title}</h1><p>${text}</p>`
  res
    .status(503)
    .set({ 'retry-after': RETRY_AFTER, 'cache-control': 'no-store' })
    .type('html')
    .send(`<!DOCTYPE html><html lang="${language}"><head>${head}</head><body style="${STYLE}">${body}`)
}
