import { expect, it } from 'vitest'

import { FileCache, type WholeFile } from './file-cache.ts'

const file = (content: string): WholeFile => ({
  bytes: content.length,
  modifiedAt: new Date(0),
  content: Buffer.from(content),
})
const isThere = () => Promise.resolve(true)
const textOf = async (cache: FileCache, name: string, exists: () => Promise<unknown> = isThere) =>
  (await cache.find(name, exists))?.content.toString()

it('concurrent reads share a request, and the next finds the file', async () => {
  const cache = new FileCache(100)
  let count = 0
  const read = async () => {
    count += 1
    return file('content')
  }
  expect(await textOf(cache, 'a.png')).toBeUndefined()
  const both = await Promise.all([cache.load('a.png', read), cache.load('a.png', read)])
  expect(both.map((one) => one?.content.toString())).toEqual(['content', 'content'])
  expect([count, await textOf(cache, 'a.png')]).toEqual([1, 'content'])
})

it('the least recently used files go when there are too many bytes', async () => {
  const cache = new FileCache(10)
  for (const name of ['a', 'b']) await cache.load(name, async () => file(name.repeat(5)))
  await textOf(cache, 'a')
  await cache.load('c', async () => file('ccccc'))
  expect(await Promise.all(['a', 'b', 'c'].map((name) => textOf(cache, name)))).toEqual(['aaaaa', undefined, 'ccccc'])
})

it('a file that is removed while it is read is not cached, and a failed read is repeated', async () => {
  const cache = new FileCache(100)
  let finish: (content: WholeFile) => void = () => undefined
  const reading = cache.load('a', () => new Promise((resolve) => (finish = resolve)))
  cache.remove('a')
  finish(file('old'))
  expect((await reading)?.content.toString()).toBe('old')
  expect(await textOf(cache, 'a')).toBeUndefined()
  await expect(cache.load('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  await cache.load('a', async () => file('new'))
  expect(await textOf(cache, 'a')).toBe('new')
  cache.remove('a')
  expect(await textOf(cache, 'a')).toBeUndefined()
})

it('after a minute the storage is asked again whether the file exists; no response counts as yes', async () => {
  let now = 0
  const cache = new FileCache(100, () => now)
  await cache.load('a', async () => file('content'))
  const asked: string[] = []
  const answer = (what: string, found: Promise<unknown>) => () => {
    asked.push(what)
    found.catch(() => undefined)
    return found
  }
  now = 59_000
  expect(await textOf(cache, 'a', answer('early', Promise.resolve(undefined)))).toBe('content')
  now = 61_000
  expect(await textOf(cache, 'a', answer('away', Promise.reject(new Error('away'))))).toBe('content')
  now = 122_000
  expect(await textOf(cache, 'a', answer('gone', Promise.resolve(undefined)))).toBeUndefined()
  expect(asked).toEqual(['away', 'gone'])
})
