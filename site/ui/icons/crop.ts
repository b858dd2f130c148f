import { icon } from './icon.ts'

export const Crop = icon('M6 2v14a2 2 0 0 0 2 2h14', 'M18 22V8a2 2 0 0 0-2-2H2')
