/** The public navigation, in display order. */
export const navigation = [
  { label: 'Home', path: '/' },
  { label: 'About', path: '/about' },
  { label: 'Services', path: '/services' },
  { label: 'Blog', path: '/blog' },
  { label: 'Team', path: '/team' },
  { label: 'Price', path: '/price' },
  { label: 'Career', path: '/career' },
  { label: 'Contact', path: '/contact' },
] as const

const sections: Readonly<Record<string, string>> = { '/services': '/services-details' }

/** `page` if the path is the entry's page or below it. */
export function currentOf(entry: string, path: string): 'page' | undefined {
  const here = path.length > 1 ? path.replace(/\/$/, '') : path
  const below = [entry, sections[entry]].some((start) => start && start !== '/' && here.startsWith(`${start}/`))
  return here === entry || below ? 'page' : undefined
}
