import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

import { administrator } from '../support/people.ts'
import { Client } from '../support/client.ts'
import { entity, member } from '../support/entities.ts'
import type { Server } from '../support/server.ts'
import { startShipped } from './shipped-server.ts'
import { longestDelay, reportingDelays } from '../support/event-loop-delay.ts'
import { median } from './generator.ts'
import { hardest, ordinary } from '../support/rich-text-samples.ts'
import type { Row } from './row.ts'

const ROUNDS = 9
const KILOBYTES = [1, 20, 100]

/** The cost of rich text: conversion in both directions, a whole save, and the longest delay of other requests by a save. */
export async function richTextRows(): Promise<Row[]> {
  const server = await startShipped({ SEED: 'none', CACHE_MB: '0', ...reportingDelays })
  const client = new Client(server.url)
  await client.post('/register', administrator)
  const post = entity(await client.post('/blog/', { title: 'A post' }))
  const save = async (description: string): Promise<number> => {
    const started = performance.now()
    const { status, text } = await client.patch(`/blog/${post._id}`, { description })
    if (status !== 200) throw new Error(`the post could not be saved: ${text}`)
    return performance.now() - started
  }
  try {
    const delays = await delayRows(server, save)
    return [
      ...(await conversionRows()),
      ...(await savingRows(save)),
      ...delays,
      ...(await panelRows(server, client)),
      ...(await readRows(server, client)),
    ]
  } finally {
    await server.remove()
  }
}

type Save = (description: string) => Promise<number>

/** Measures conversions in the server's worker thread after a warm-up. */
async function conversionRows(): Promise<Row[]> {
  const worker = new Worker('./dist/server/rich-text-worker.js')
  const convert = async (html: string): Promise<number> => {
    const started = performance.now()
    worker.postMessage({ html })
    await once(worker, 'message')
    return performance.now() - started
  }
  const rows: Row[] = []
  for (const size of KILOBYTES) {
    const times: number[] = []
    for (let round = 0; round < 3 * ROUNDS; round += 1) times.push(await convert(ordinary(size)))
    const value = median(times.slice(ROUNDS))
    rows.push({
      name: `Converting ${size} KB of rich text`,
      value,
      unit: 'ms',
      ...(size === 20 ? { limit: { most: 50 } } : {}),
    })
  }
  await worker.terminate()
  return rows
}

/** The time of a save, compared with saving an empty text: conversion, and everything else that depends on the size. */
async function savingRows(save: Save): Promise<Row[]> {
  const rows: Row[] = []
  for (const size of KILOBYTES) {
    const times: number[] = []
    const empty: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      empty.push(await save(''))
      times.push(await save(ordinary(size)))
    }
    const beside = { name: 'ms for none', value: median(empty) }
    rows.push({ name: `Saving ${size} KB of rich text`, value: median(times), unit: 'ms', beside })
  }
  return rows
}

/** Saves of an entry with a full version history of the same length, which each save reads. */
async function delayRows(server: Server, save: Save): Promise<Row[]> {
  for (let version = 0; version < 50; version += 1) await save(hardest['Nepali text'] ?? '')
  const rows: Row[] = []
  for (const [what, description] of Object.entries(hardest)) {
    const delays: number[] = []
    await longestDelay(server)
    for (let round = 0; round < ROUNDS; round += 1) {
      await save(description)
      delays.push((await longestDelay(server)).ms)
    }
    rows.push({
      name: `Longest delay of the event loop, saving 100 KB: ${what}`,
      value: median(delays),
      unit: 'ms',
      limit: { most: 250 },
    })
  }
  return rows
}

/** Saves as the panel does: the editor's structure in a form. */
async function panelRows(server: Server, client: Client): Promise<Row[]> {
  const rows: Row[] = []
  for (const [what, html] of Object.entries(hardest)) {
    const { _id } = entity(await client.post('/blog/', { title: 'A post', description: html }))
    const description = member((await client.get(`/blogs/${_id}?draft=true`)).body, 'description')
    const _payload = JSON.stringify({ description, _status: 'published' })
    const delays: number[] = []
    await longestDelay(server)
    for (let round = 0; round < ROUNDS; round += 1) {
      const { status, text } = await client.send('PATCH', `/blogs/${_id}`, { _payload }, { as: 'multipart' })
      if (status !== 200) throw new Error(`the panel could not save the post: ${text}`)
      delays.push((await longestDelay(server)).ms)
    }
    await client.send('DELETE', `/blog/${_id}`)
    const name = `Longest delay of the event loop, the panel saving 100 KB: ${what}`
    rows.push({ name, value: median(delays), unit: 'ms', limit: { most: 250 } })
  }
  return rows
}

/** Reads of such a post without the cache: by visitors, by the staff's screens and by the panel. */
async function readRows(server: Server, client: Client): Promise<Row[]> {
  const longest = new Map<string, number[]>()
  for (const html of Object.values(hardest)) {
    const made = entity(await client.post('/blog/', { title: 'A long post', description: html }))
    const { _id, slug } = made
    const reads: Record<string, () => Promise<{ status: number }>> = {
      'a visitor, the call': () => new Client(server.url).get(`/blog/${slug}`),
      'a visitor, the page': () => client.fetch(`/blog/${slug}`),
      'the staff, a draft': () => client.get(`/preview/blog/${_id}`),
      'the panel, a draft': () => client.get(`/blogs/${_id}?draft=true`),
      'the panel, versions': () =>
        client.get(`/blogs/versions?where[parent][equals]=${_id}&limit=1&select[version][description]=true`),
    }
    await longestDelay(server)
    for (const [what, read] of Object.entries(reads)) {
      const delays: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        const { status } = await read()
        if (status !== 200) throw new Error(`${what}: ${status}`)
        delays.push((await longestDelay(server)).ms)
      }
      longest.set(what, [...(longest.get(what) ?? []), median(delays)])
    }
    await client.send('DELETE', `/blog/${_id}`)
  }
  return [...longest].map(([what, delays]) => ({
    name: `Longest delay of the event loop, reading 100 KB: ${what}`,
    value: Math.max(...delays),
    unit: 'ms',
    limit: { most: 50 },
  }))
}
