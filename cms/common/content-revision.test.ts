import type { PayloadRequest } from 'payload'
import { expect, it } from 'vitest'

import { noteRead, withNotedReads } from '#cms/internals/payload-reads.ts'
import { perRevision, setRevision } from './content-revision.ts'

it('is read once per revision, and each call notes all that it was read from', async () => {
  const payload = { db: {} }
  const req = { payload } as unknown as PayloadRequest
  let revision = 1
  setRevision(payload as never, () => revision)
  const read: string[] = []
  const names = ['media', 'blogs']
  const value = perRevision<string>(async (_, before = '') => {
    const name = names.shift() ?? 'none'
    read.push(name)
    noteRead(name)
    return before + name
  })
  const call = async () => {
    const { value: found, reads } = await withNotedReads(() => value(req))
    return [found, ...reads]
  }
  expect(await call()).toEqual(['media', 'media'])
  expect(await call()).toEqual(['media', 'media'])
  revision = 2
  expect(await call()).toEqual(['mediablogs', 'blogs', 'media'])
  expect(await Promise.all([call(), call()])).toEqual([
    ['mediablogs', 'media', 'blogs'],
    ['mediablogs', 'media', 'blogs'],
  ])
  expect(read).toEqual(['media', 'blogs'])
})
