/** The public address of an entry that has a page of its own. */
export const addressOf = (name: 'blog' | 'service', slug: string): string =>
  `${name === 'blog' ? '/blog' : '/services-details'}/${encodeURIComponent(slug)}`
