import { icon } from './icon.ts'

export const TextAlignJustify = icon('M3 5h18', 'M3 12h18', 'M3 19h18')
