import { icon } from './icon.ts'

export const TextAlignEnd = icon('M21 5H3', 'M21 12H9', 'M21 19H7')
