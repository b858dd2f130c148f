import { icon } from './icon.ts'

export const Menu = icon('M4 5h16', 'M4 12h16', 'M4 19h16')
