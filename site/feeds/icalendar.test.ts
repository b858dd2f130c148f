import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, it } from 'vitest'

import { type DayEvent, iCalendar } from './icalendar.ts'

/** Texts with what the format gives a meaning to, and characters of several octets; control characters are left out of calendars. */
const text = fc
  .array(
    fc.oneof(fc.constantFrom('\\', ';', ',', '\n', ':', '"', 'मंसिर', 'क', '𝒳', ' ', 'BEGIN:VEVENT'), fc.string()),
    {
      maxLength: 12,
    },
  )
  .map((parts) => parts.join('').replace(/[\0-\x08\x0B-\x1F\x7F]/g, ''))

const event: fc.Arbitrary<DayEvent> = fc.record({
  uid: fc.uuid(),
  date: fc
    .date({ min: new Date('1990-01-01'), max: new Date('2034-04-13'), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10)),
  summary: text,
  description: text,
  url: fc.webUrl(),
  // The parser takes the escape of a backslash before a comma for that of the comma.
  categories: fc.array(
    text.map((any) => `${any.replaceAll('\\', '')}.`),
    { maxLength: 3 },
  ),
  changedAt: fc
    .date({ min: new Date('1990-01-01'), max: new Date('2034-04-13'), noInvalidDate: true })
    .map((at) => at.toISOString()),
})

it('an independent parser reads what was written, in lines of at most 75 octets', () => {
  fc.assert(
    fc.property(text, fc.array(event, { maxLength: 4 }), (name, events) => {
      const written = iCalendar(name, 'A firm', events)
      expect(written.endsWith('END:VCALENDAR\r\n')).toBe(true)
      for (const line of written.split('\r\n')) {
        expect(line).not.toMatch(/[\r\n]/)
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        expect(line).not.toContain('\uFFFD')
      }
      const calendar = new ICAL.Component(ICAL.parse(written))
      expect(calendar.getAllSubcomponents()).toHaveLength(Math.max(events.length, 1))
      const read = calendar.getAllSubcomponents('vevent').map((component) => {
        const one = new ICAL.Event(component)
        const [start, stamp] = [one.startDate, component.getFirstPropertyValue('dtstamp')]
        return {
          uid: one.uid,
          date: start.toString(),
          isDate: start.isDate,
          summary: one.summary,
          description: one.description,
          url: component.getFirstPropertyValue('url'),
          categories: component.getAllProperties('categories').flatMap((each) => each.getValues()),
          stamp: String(stamp),
          modified: String(component.getFirstPropertyValue('last-modified')),
          sequence: one.sequence,
        }
      })
      expect(read).toEqual(
        events.map(({ changedAt, ...same }) => {
          const stamp = `${changedAt.slice(0, 19)}Z`
          return { ...same, isDate: true, stamp, modified: stamp, sequence: Date.parse(stamp) / 1000 }
        }),
      )
    }),
  )
})
