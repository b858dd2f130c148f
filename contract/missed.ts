/** How long an address stays in the list after it was last asked for. */
export const MISSED_DAYS = 90

/** An address that visitors asked for and that is no page. Times are ISO 8601 in UTC. */
export interface MissedAddress {
  _id: string
  path: string
  /** How often it was asked for. */
  count: number
  firstAt: string
  lastAt: string
  /** The host of the page that last led there; empty if that is not known. */
  from: string
  /** The path of the page that was probably meant. */
  guess: string
}

/** An address that leads to a page by the staff's choice, as long as it is no page itself. */
export interface OwnRedirect {
  _id: string
  path: string
  target: string
}

export interface MissedAddresses {
  /** The most asked for first. */
  addresses: MissedAddress[]
  redirects: OwnRedirect[]
}
