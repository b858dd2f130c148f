import { administrator } from '../contract/support/people.ts'
import { Client } from '../support/client.ts'
import { entity } from '../support/entities.ts'
import { startServer } from '../support/server.ts'
import { median } from './generator.ts'
import type { Row } from './row.ts'

const ROUNDS = 9
const KILOBYTES = [1, 20, 199]
const SAMPLE =
  '<h2>Title</h2><p>Some <strong>bold</strong> and <em>slanted</em> text with a <a href="https://example.com">link</a>.</p><ul><li>one</li><li>two <span style="color: #b3261e;">red</span></li></ul>'

/** What it takes to save a description, beside saving an empty one: conversion both ways, and all that follows from its size. */
export async function richTextRows(): Promise<Row[]> {
  const server = await startServer()
  const client = new Client(server.url)
  await client.post('/register', administrator)
  const post = entity(await client.post('/blog/', { title: 'A post' }))
  const save = async (description: string): Promise<number> => {
    const started = performance.now()
    const { status, text } = await client.patch(`/blog/${post._id}`, { description })
    if (status !== 200) throw new Error(`the post could not be saved: ${text}`)
    return performance.now() - started
  }
  const rows: Row[] = []
  for (const size of KILOBYTES) {
    const times: number[] = []
    const empty: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      empty.push(await save(''))
      times.push(await save(ofSize(size * 1000)))
    }
    const value = median(times)
    rows.push({
      name: `Saving ${size} KB of rich text`,
      value,
      unit: 'ms',
      beside: { name: 'ms for none', value: median(empty) },
    })
  }
  await server.remove()
  return rows
}

/** Whole samples, as many as fit. */
const ofSize = (length: number): string => SAMPLE.repeat(Math.max(Math.floor(length / SAMPLE.length), 1))
