import { expect, it } from 'vitest'

import { hoursText } from './hours-text.ts'

const open = (day: number, from = 540, to = 1020) => ({ day, from, to })

it.each([
  [[0, 1, 2, 3, 4, 5].map((day) => open(day)), 'Sunday to Friday 09:00–17:00', 'आइतबारदेखि शुक्रबारसम्म ०९:००–१७:००'],
  [
    [open(5, 540, 780), open(1), open(0)],
    'Sunday to Monday 09:00–17:00, Friday 09:00–13:00',
    'आइतबारदेखि सोमबारसम्म ०९:००–१७:००, शुक्रबार ०९:००–१३:००',
  ],
  [[open(2, 840, 1440), open(2, 540, 720)], 'Tuesday 09:00–12:00 & 14:00–24:00', 'मङ्गलबार ०९:००–१२:०० & १४:००–२४:००'],
  [[], '', ''],
])('%j is %s', (openings, english, nepali) => {
  expect([hoursText(openings, 'en'), hoursText(openings, 'ne')]).toEqual([english, nepali])
})
