import type { Language } from '#contract/languages.ts'

const english = {
  slides: 'What we do',
  carousel: 'carousel',
  slide: 'slide',
  slideNumber: (number: string) => `Slide ${number}`,
  slideOf: (number: string, count: string) => `${number} of ${count}`,
  pause: 'Pause',
  play: 'Play',
}

const nepali: typeof english = {
  slides: 'हामी के गर्छौँ',
  carousel: 'स्लाइडमाला',
  slide: 'स्लाइड',
  slideNumber: (number) => `स्लाइड ${number}`,
  slideOf: (number, count) => `${count} मध्ये ${number}`,
  pause: 'रोक्नुहोस्',
  play: 'चलाउनुहोस्',
}

/** The words of the carousel; not in the catalogue, which every page downloads. */
export const carouselWords: Readonly<Record<Language, typeof english>> = { en: english, ne: nepali }
