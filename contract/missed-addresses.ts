/** The number of days after its last request for which a path stays in the list. */
export const MISSED_DAYS = 90

/** A path that visitors requested and that is no page. Times are ISO 8601 in UTC. */
export interface MissedAddress {
  _id: string
  path: string
  /** The number of requests. */
  count: number
  firstAt: string
  lastAt: string
  /** The host of the page that last led there; empty if that is not known. */
  from: string
  /** The path of the page that was probably meant. */
  guess: string
}

/** A redirect that staff have set for a path, used as long as there is no page at the path. */
export interface OwnRedirect {
  _id: string
  path: string
  target: string
}

export interface MissedAddresses {
  /** The most requested ones first. */
  addresses: MissedAddress[]
  redirects: OwnRedirect[]
}
