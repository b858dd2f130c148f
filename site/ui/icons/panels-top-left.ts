import { icon } from './icon.ts'

export const PanelsTopLeft = icon(
  ['rect', { width: '18', height: '18', x: '3', y: '3', rx: '2' }],
  'M3 9h18',
  'M9 21V9',
)
