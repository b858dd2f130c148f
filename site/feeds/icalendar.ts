/** Calendars as RFC 5545 writes them. */

/** An event of a whole day. */
export interface DayEvent {
  /** Identifies the event, also after it was changed. */
  uid: string
  /** `2026-11-23` */
  date: string
  summary: string
  description: string
  url: string
  categories: readonly string[]
  /** When it was last changed, in ISO 8601. */
  changedAt: string
}

const LINE_OCTETS = 75
const octets = new TextEncoder()

/** A text as a property's value. Control characters, which no text may have, are left out. */
const escapeText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex -- the characters that RFC 5545 excludes
    .replace(/[\0-\x08\x0B-\x1F\x7F]/g, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

/** A line in pieces of at most 75 octets, none of which ends within a character; all but the first begin with a space. */
function foldLine(line: string): string {
  const pieces: string[] = []
  let [piece, size] = ['', 0]
  for (const character of line) {
    const length = octets.encode(character).length
    if (size + length > LINE_OCTETS) {
      pieces.push(piece)
      ;[piece, size] = [' ', 1]
    }
    piece += character
    size += length
  }
  return [...pieces, piece].join('\r\n')
}

const dayValue = (date: string): string => date.replaceAll('-', '')
const timeValue = (iso: string): string => `${new Date(iso).toISOString().replace(/[-:]|\.\d+/g, '')}`

const eventLines = ({ uid, date, summary, description, url, categories, changedAt }: DayEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${escapeText(uid)}`,
  `DTSTAMP:${timeValue(changedAt)}`,
  `LAST-MODIFIED:${timeValue(changedAt)}`,
  // A number that grows with each change: programs take over what has moved.
  `SEQUENCE:${Math.floor(Date.parse(changedAt) / 1000)}`,
  `DTSTART;VALUE=DATE:${dayValue(date)}`,
  `SUMMARY:${escapeText(summary)}`,
  `DESCRIPTION:${escapeText(description)}`,
  `URL:${url}`,
  ...(categories.length > 0 ? [`CATEGORIES:${categories.map(escapeText).join(',')}`] : []),
  // The event does not block the day's time.
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
]

/** A calendar needs a component at least (RFC 5545, 3.6). */
const officeTimeZone = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Kathmandu',
  'BEGIN:STANDARD',
  'DTSTART:19860101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0545',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** A calendar of events of whole days, which programs look at again once a day. */
export const iCalendar = (name: string, maker: string, events: readonly DayEvent[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(maker)}//${escapeText(name)}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...(events.length > 0 ? events.flatMap(eventLines) : officeTimeZone),
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n')
