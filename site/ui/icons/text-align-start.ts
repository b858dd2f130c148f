import { icon } from './icon.ts'

export const TextAlignStart = icon('M21 5H3', 'M15 12H3', 'M17 19H3')
