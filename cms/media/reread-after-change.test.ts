import { expect, it } from 'vitest'

import { atRevision } from './reread-after-change.ts'

/** Reads whose results the test gives, in the order in which they began. */
function pendingReads() {
  const begun: ((result: string) => void)[] = []
  return { begun, read: () => new Promise<string>((resolve) => void begun.push(resolve)) }
}

function watched() {
  let revision = 0
  const { begun, read } = pendingReads()
  const current = atRevision('none', read, () => revision, 'what is read')
  return { begun, current, change: () => (revision += 1) }
}

it('one read is made for all calls at a revision, and none for later ones', async () => {
  const { begun, current } = watched()
  const calls = [current(), current()]
  expect(begun).toHaveLength(1)
  begun[0]?.('read')
  expect(await Promise.all(calls)).toEqual(['read', 'read'])
  expect(await current()).toBe('read')
  expect(begun).toHaveLength(1)
})

it('a call after a change does not get what was read before it, whichever read ends first', async () => {
  const { begun, current, change } = watched()
  const early = current()
  change()
  const late = current()
  begun[1]?.('after the change')
  expect(await late).toBe('after the change')
  begun[0]?.('before the change')
  expect(await early).toBe('after the change')
  expect(await current()).toBe('after the change')
  change()
  const next = current()
  change()
  const last = current()
  begun[2]?.('between')
  expect(await next).toBe('between')
  begun[3]?.('at the end')
  expect(await last).toBe('at the end')
})
