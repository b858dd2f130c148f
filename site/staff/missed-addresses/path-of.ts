/** A host, whether or not the site was reached with `www.` before. */
const hostOf = (host: string): string => host.replace(/^www\./, '')

/** The path of an address of this site with its query, as it is copied from the browser's bar or an old list; anything else as it is. */
export function pathOf(address: string): string {
  const typed = address.trim()
  const url = URL.canParse(typed) ? new URL(typed) : undefined
  return url && hostOf(url.host) === hostOf(window.location.host) ? url.pathname + url.search + url.hash : typed
}
