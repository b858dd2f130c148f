const HOME = '/dashboard'

/** Where `/login?next=…` leads after signing in: a path of this site, or else the dashboard. */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? ''
  // Browsers read a backslash as a slash, and drop tabs and line breaks: what starts with two is another site.
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return HOME
  return /^\/login([/?#]|$)/.test(next) ? HOME : next
}

/** The login page's address for someone who was going elsewhere. */
export const loginPath = (target: string): string => `/login?next=${encodeURIComponent(target)}`
