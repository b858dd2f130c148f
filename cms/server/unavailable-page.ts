import type { Response } from 'express'

import { messages } from '#contract/messages.ts'

export const RETRY_AFTER = '5'

/** Sends a minimal 503 page that reloads itself. Title and text are HTML. */
export function sendUnavailablePage(res: Response, title: string, text: string = messages.unavailable): void {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${RETRY_AFTER}">`
  res
    .status(503)
    .set({ 'retry-after': RETRY_AFTER, 'cache-control': 'no-store' })
    .type('html')
    .send(`<!DOCTYPE html><html lang="en"><head>${head}<title>${title}</title></head><body><p>${text}</p>`)
}
