const HOME = '/dashboard'

/** The path after signing in at `/login?next=…`: a path of this site, or the dashboard. */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? ''
  // Browsers treat a backslash as a slash and drop tabs and line breaks; a path with two leading slashes is another
  // site.
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return HOME
  return /^\/login([/?#]|$)/.test(next) ? HOME : next
}

/** The login's path with the way back to `target`. */
export const loginPath = (target: string): string => `/login?next=${encodeURIComponent(target)}`
