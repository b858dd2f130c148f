import { icon } from './icon.ts'

export const Code = icon('m16 18 6-6-6-6', 'm8 6-6 6 6 6')
