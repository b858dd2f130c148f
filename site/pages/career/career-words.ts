import type { Language } from '#contract/languages.ts'

const english = {
  search: 'Search jobs',
  found: (found: string, of: string) => `${found} of ${of} jobs`,
  noMatch: (query: string) => `No job matches “${query}”.`,
  seeAll: 'See all jobs',
  none: 'No position is open just now',
  show: 'Show More',
  apply: 'Apply Now',
}

const nepali: typeof english = {
  search: 'पद खोज्नुहोस्',
  found: (found, of) => `${of} मध्ये ${found} पद`,
  noMatch: (query) => `“${query}” सँग मिल्ने पद छैन।`,
  seeAll: 'सबै पद हेर्नुहोस्',
  none: 'अहिले कुनै पद खुला छैन',
  show: 'थप हेर्नुहोस्',
  apply: 'दरखास्त दिनुहोस्',
}

/** The words about jobs; not in the catalogue, which every page downloads. */
export const careerWords: Readonly<Record<Language, typeof english>> = { en: english, ne: nepali }
