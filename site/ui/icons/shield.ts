import { icon } from './icon.ts'

/** The site's own drawing, in the style of the others. */
export const Shield = icon('M12 2.5 4.5 5.5v6c0 4.6 3 7.9 7.5 10 4.5-2.1 7.5-5.4 7.5-10v-6z', 'm8.5 12 2.5 2.5 4.5-5')
