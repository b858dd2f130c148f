import type { IncomingMessage } from 'node:http'

/** Whether the client already has these bytes (RFC 9110, 13.1.2): its tags are compared weakly, as for any read. */
export function isFresh(req: IncomingMessage, response: Response): boolean {
  const header = req.headers['if-none-match']
  const tag = response.headers.get('etag')
  if (header === undefined || tag === null || response.status !== 200) return false
  return header.split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === tag)
}
