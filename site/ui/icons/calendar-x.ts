import { icon } from './icon.ts'

export const CalendarX = icon(
  'M8 2v3',
  'M16 2v3',
  ['rect', { x: '3', y: '3', width: '18', height: '18', rx: '2' }],
  'M3 9h18',
  'm14 13-4 4',
  'm10 13 4 4',
)
