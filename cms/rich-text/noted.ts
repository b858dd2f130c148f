import type { PayloadRequest } from 'payload'

/** HTML that the contract's call has for what it is about to write, so that the write need not make it again. */
const noted = new WeakMap<PayloadRequest, Map<string, string>>()

export const noteHtml = (req: PayloadRequest, field: string, html: string): void => {
  noted.set(req, (noted.get(req) ?? new Map<string, string>()).set(field, html))
}

/** The noted HTML of a field, for a second attempt too. */
export const notedHtml = (req: PayloadRequest, field: string): string | undefined => noted.get(req)?.get(field)
