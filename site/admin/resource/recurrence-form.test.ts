import { expect, it } from 'vitest'

import { recurrenceForm, recurrenceOf } from './recurrence-form.ts'

it('a day may be typed in Nepali digits', () => {
  const latin = recurrenceForm('bs 2083-04-15')
  const nepali = { ...latin, once: { ...latin.once, year: '२०८३', day: '१५' } }
  expect(recurrenceOf(nepali)).toBe(recurrenceOf(latin))
  expect(recurrenceOf(latin)).not.toBe('')
})
