import { expect, it } from 'vitest'

import { recurrenceForm, recurrenceOf } from './recurrence-form.ts'

it('a day may be typed in Nepali digits', () => {
  const latin = recurrenceForm('bs 2083-04-15')
  const nepali = { ...latin, once: { ...latin.once, year: '२०८३', day: '१५' } }
  expect(recurrenceOf(nepali)).toBe(recurrenceOf(latin))
  expect(recurrenceOf(latin)).not.toBe('')
})

it('a day that does not exist is kept for validation, an incomplete one is omitted', () => {
  const form = recurrenceForm('bs 2083-04-15')
  const impossible = { ...form, once: { ...form.once, day: '40' } }
  expect(recurrenceOf(impossible)).toBe('bs 2083-04-40')
  expect(recurrenceForm('bs 2083-04-40')).toEqual(impossible)
  for (const part of ['year', 'month', 'day'])
    expect(recurrenceOf({ ...form, once: { ...form.once, [part]: ' ' } })).toBe('')
})
