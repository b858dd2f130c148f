import { icon } from './icon.ts'

export const TextAlignCenter = icon('M21 5H3', 'M17 12H7', 'M19 19H5')
