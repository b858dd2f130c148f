import type { Payload } from 'payload'
import { expect, it } from 'vitest'

import { runHousekeeping } from './housekeeping.ts'

it('continues with the other tasks when one fails', async () => {
  const ran: string[] = []
  await runHousekeeping({} as Payload, {
    first: async () => ran.push('first'),
    broken: () => Promise.reject(new Error('EACCES')),
    last: async () => ran.push('last'),
  })
  expect(ran).toEqual(['first', 'last'])
})
