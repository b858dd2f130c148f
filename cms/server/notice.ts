import type { Response } from 'express'

import { messages } from '#contract/failure.ts'

export const RETRY_SECONDS = '5'

/** A page of as little as says that there is none now; the browser asks again by itself. */
export function sendNotice(res: Response, title: string): void {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${RETRY_SECONDS}">`
  res
    .status(503)
    .set({ 'retry-after': RETRY_SECONDS, 'cache-control': 'no-store' })
    .type('html')
    .send(
      `<!doctype html><html lang="en"><head>${head}<title>${title}</title></head><body><p>${messages.unavailable}</p>`,
    )
}
