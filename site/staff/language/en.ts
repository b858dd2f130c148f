import { formatDate, formatTime } from '../../text/dates.ts'
import type { StaffPart } from './staff-language.ts'
import { words } from './words-en.ts'

export const partOf = (): StaffPart => ({
  staff: words,
  fieldNames: {},
  staffMessage: () => undefined,
  time: (iso) => formatTime(Date.parse(iso)),
  day: formatDate,
  count: (value) => value.toLocaleString('en-US'),
})
