import { setTimeout as pause } from 'node:timers/promises'

import { administrator } from '../support/people.ts'
import { type Answer, Client } from '../support/client.ts'
import { entity } from '../support/entities.ts'
import { picture } from '../support/pictures.ts'
import type { Server } from '../support/server.ts'

/** Several writers, so that the server is busy while other posts are being sent. */
const WRITERS = 4

const description = `<h2>A heading</h2>${'<p>Some words of a post, with <strong>weight</strong> on a few of them.</p>'.repeat(25)}`

/** A client that has registered as the first administrator. */
export async function signedIn(server: Server): Promise<Client> {
  const client = new Client(server.url)
  await client.post('/register', administrator)
  return client
}

/** Repeats a request that is rejected with 503, after the Retry-After of the response. */
export async function accepted(send: () => Promise<Answer>): Promise<Answer> {
  const answer = await send()
  if (answer.status !== 503) return answer
  await pause(1000 * Number(answer.headers.get('retry-after')))
  return accepted(send)
}

/** Creates that many posts, with a picture each if there are at most 100; returns the slug of one. */
export async function writePosts(client: Client, count: number): Promise<string> {
  const image = await picture('jpeg', 1200, 800)
  let [slug, written] = ['', 0]
  const write = async () => {
    while (written < count) {
      written += 1
      const fields = { title: `Post number ${written}`, description }
      slug = entity(await accepted(() => client.post('/blog/', fields, count <= 100 ? { image } : {}))).slug ?? ''
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, write))
  return slug
}
