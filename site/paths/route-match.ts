/** The part of a URL that a route's page, data and head depend on. */
export interface RouteMatch {
  /** The path without its query. */
  path: string
  params: Readonly<Record<string, string | undefined>>
  query: URLSearchParams
}

export interface PageProps {
  match: RouteMatch
}
