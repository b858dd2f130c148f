import { expect, it } from 'vitest'

import { DownloadCounter } from '#cms/downloads/counter.ts'
import { MissCounter } from '#cms/missed-addresses/counter.ts'
import { storeCounted } from './store-counted.ts'

const fails = async (left: Map<string, unknown>): Promise<void> => {
  left.delete('/a')
  throw new Error('the database is down')
}

it('downloads that could not be stored are counted on', async () => {
  const counter = new DownloadCounter()
  for (const id of ['/a', '/b']) counter.add(id)
  await expect(storeCounted(counter, fails)).rejects.toThrow('down')
  counter.add('/b')
  expect([...counter.take()]).toEqual([['/b', 2]])
  expect(counter.take().size).toBe(0)
})

it('missed addresses that could not be stored are counted on', async () => {
  const counter = new MissCounter()
  for (const path of ['/a', '/b']) counter.note(path, 'news.test', '192.0.2.1')
  await expect(storeCounted(counter, fails)).rejects.toThrow('down')
  counter.note('/b', '', '192.0.2.1')
  expect([...counter.take()]).toEqual([['/b', { count: 2, from: 'news.test' }]])
  expect(counter.take().size).toBe(0)
})
