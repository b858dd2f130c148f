import { icon } from './icon.ts'

export const UserSearch = icon(
  ['circle', { cx: '10', cy: '7', r: '4' }],
  'M10.3 15H7a4 4 0 0 0-4 4v2',
  ['circle', { cx: '17', cy: '17', r: '3' }],
  'm21 21-1.9-1.9',
)
