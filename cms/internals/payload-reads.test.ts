import { expect, it } from 'vitest'

import { startPayload } from '#cms/testing/payload.ts'
import { noteRead, noteReads, readMethods, withNotedReads } from './payload-reads.ts'

it.each(readMethods)('an adapter without %s is an error, not skipped', (name) => {
  const adapter = Object.fromEntries(readMethods.filter((one) => one !== name).map((one) => [one, async () => ({})]))
  expect(() => noteReads(adapter)).toThrow(`Payload's database adapter has no method ${name}: see docs/upgrading.md`)
})

it('what Payload reads is noted, also for a computation around it, and nothing of others', async () => {
  const { payload, stop } = await startPayload()
  noteReads(payload.db)
  const ofSettings = () => withNotedReads(() => payload.findGlobal({ slug: 'site-settings' }))
  const [{ value: inner, reads }, others] = await Promise.all([
    withNotedReads(async () => {
      await payload.find({ collection: 'blogs' })
      noteRead('media')
      return ofSettings()
    }),
    withNotedReads(() => payload.count({ collection: 'faqs' })),
  ])
  await stop()
  expect([...inner.reads]).toEqual(['site-settings'])
  expect([...reads].toSorted()).toEqual(['blogs', 'media', 'site-settings'])
  expect([...others.reads]).toEqual(['faqs'])
}, 30_000)
