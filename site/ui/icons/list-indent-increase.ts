import { icon } from './icon.ts'

export const ListIndentIncrease = icon('M21 5H11', 'M21 12H11', 'M21 19H11', 'm3 8 4 4-4 4')
