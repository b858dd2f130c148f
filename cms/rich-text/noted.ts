import type { PayloadRequest } from 'payload'

/** HTML that the contract's call has made already for what it is about to write, so that the write need not make it again. */
const noted = new WeakMap<PayloadRequest, Map<string, string>>()

export const noteHtml = (req: PayloadRequest, field: string, html: string): void => {
  noted.set(req, (noted.get(req) ?? new Map<string, string>()).set(field, html))
}

/** The noted HTML of a field, once. */
export function takeNotedHtml(req: PayloadRequest, field: string): string | undefined {
  const html = noted.get(req)?.get(field)
  noted.get(req)?.delete(field)
  return html
}
