/** The key of `Authorization: users API-Key <key>`, Payload's own scheme, as it was sent; undefined without one. */
export const apiKeyOf = (headers: Headers): string | undefined => apiKeyIn(headers.get('authorization'))

/** The same of the header's value. */
export const apiKeyIn = (authorization: string | null | undefined): string | undefined =>
  /^users API-Key\b *(.*)$/i.exec(authorization ?? '')?.[1]
