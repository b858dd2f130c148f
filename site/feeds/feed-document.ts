/** A document for crawlers and other programs, as the server sends it. */
export interface FeedDocument {
  contentType: string
  body: string
  /** When it changes by itself, as HTTP writes times. */
  expires?: string
}
