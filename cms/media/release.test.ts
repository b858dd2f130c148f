import type { Payload } from 'payload'
import { expect, it, vi } from 'vitest'

import { log } from '#cms/common/log.ts'
import { preparePayload } from '#cms/testing/payload.ts'

let payload: Payload
preparePayload((started) => (payload = started))

it('a picture that cannot be put into the trash is logged with the reason, and the server’s own change is made', async () => {
  const data = { filename: `${'1'.repeat(32)}-00000000.png`, width: 4, height: 3, frames: 1 }
  const { id: image } = await payload.db.create({ collection: 'media', data })
  const team = await payload.create({ collection: 'teams', data: { name: 'N', post: 'P', image } })
  const reason = new Error('the disk is full')
  const failing = vi.spyOn(payload.db, 'updateOne').mockRejectedValue(reason)
  const logged = vi.spyOn(log, 'error').mockReturnValue()
  await payload.delete({ collection: 'teams', id: team.id })
  failing.mockRestore()
  expect(logged.mock.calls).toEqual([[{ err: reason }, 'unused pictures could not be put into the trash']])
  logged.mockRestore()
  expect((await payload.count({ collection: 'teams' })).totalDocs).toBe(0)
})
