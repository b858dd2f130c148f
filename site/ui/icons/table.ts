import { icon } from './icon.ts'

export const Table = icon(
  'M12 3v18',
  ['rect', { width: '18', height: '18', x: '3', y: '3', rx: '2' }],
  'M3 9h18',
  'M3 15h18',
)
