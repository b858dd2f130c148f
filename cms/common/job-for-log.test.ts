import { expect, it } from 'vitest'

import { jobForLog } from './job-for-log.ts'

it.each([
  [
    {
      id: '7',
      taskSlug: 'mailHolder',
      totalTried: 2,
      input: { by: 'Asha' },
      log: [{ error: { message: 'to ram@…' } }],
    },
    { id: '7', taskSlug: 'mailHolder', totalTried: 2 },
  ],
  ['a text', undefined],
])('of the job %j is logged %j', (job, logged) => {
  expect(jobForLog(job)).toEqual(logged)
})
