import { TAX_CALENDAR } from './tax-calendar.ts'

/** The pages, besides those of tags, that depend on query parameters: the site's routes, and the keys under which they are cached. */
export const pagesWithQuery = ['/blog', '/contact', '/search', TAX_CALENDAR] as const
export type PageWithQuery = (typeof pagesWithQuery)[number]
