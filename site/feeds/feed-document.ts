/** A document for crawlers and other programs, as the server sends it. */
export interface FeedDocument {
  contentType: string
  body: string
}
