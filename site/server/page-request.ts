/** The input for rendering one page. `fetch` calls the API anonymously, `userFetch` with the user's cookies. */
export interface PageRequest<Cached = PageResponse> {
  /** POST only where a page takes a form. */
  method: 'GET' | 'POST'
  /** Path and query. */
  url: string
  /** The site's public origin, without a trailing slash. */
  origin: string
  /** The built index.html with placeholders for head, app and state. */
  template: string
  requestId: string
  form?: URLSearchParams
  fetch: typeof fetch
  userFetch: typeof fetch
  /** Whether the browser sent a cookie; without one the user is not signed in. */
  hasCookie: boolean
  /**
   * Returns the page cached under this key, or renders and caches it. It is the same for all visitors and at all paths where it
   * is shown, so the key is not a path and does not begin with a slash.
   */
  cached: (key: string, render: () => Promise<PageResponse>) => Promise<Cached>
}

export interface PageResponse {
  status: number
  headers: Record<string, string>
  body: string
}

/** A redirect that no cache stores: an old path may be taken by another entry, and a session may change. */
export const redirect = (status: 301 | 302, location: string): PageResponse => ({
  status,
  headers: { location, 'cache-control': 'no-store' },
  body: '',
})
