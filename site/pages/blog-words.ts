import type { Language } from '#contract/languages.ts'
import { pluralIn } from '../language/plural.ts'

const english = {
  found: (count: number, number: string, query: string) =>
    `${number} ${pluralIn('en')(count, { one: 'post', other: 'posts' })} for “${query}”`,
  seeAll: 'See all posts',
  searchLabel: 'Search the blog',
  search: 'Search',
}

const nepali: typeof english = {
  found: (count, number, query) =>
    `“${query}” खोज्दा ${pluralIn('ne')(count, { one: 'एउटा लेख', other: `${number} वटा लेख` })} भेटियो`,
  seeAll: 'सबै लेख हेर्नुहोस्',
  searchLabel: 'ब्लगमा खोज्नुहोस्',
  search: 'खोज्नुहोस्',
}

/** The words of the list of posts; not in the catalogue, which every page downloads. */
export const blogWords: Readonly<Record<Language, typeof english>> = { en: english, ne: nepali }
