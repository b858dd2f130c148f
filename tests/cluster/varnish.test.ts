import { describe, expect, inject, it, onTestFinished } from 'vitest'

import { resources } from '#contract/index.ts'
import { register } from '../support/prepared.ts'
import { type Answer, Client } from '../support/client.ts'
import { entities, entity, sample } from '../support/entities.ts'
import { freePort, type Server, startServer } from '../support/server.ts'
import { startVarnish } from './varnish.ts'

const TOKEN = 'told to Varnish alone'

/** A site behind Varnish, with a visitor and an administrator who both use Varnish. */
async function behindVarnish(sharedCache: string): Promise<{ site: Server; visitor: Client; staff: Client }> {
  const port = await freePort()
  const site = await startServer({
    SHARED_CACHE: sharedCache,
    PURGE_URL: `http://127.0.0.1:${port}/`,
    PURGE_TOKEN: TOKEN,
    TRUST_PROXY: '1',
  })
  onTestFinished(() => site.remove())
  const { cookie } = await register(site)
  const { url, stop } = await startVarnish(port, site.port, TOKEN)
  onTestFinished(stop)
  const [visitor, staff] = [new Client(url), new Client(url)]
  staff.cookie = cookie
  return { site, visitor, staff }
}

/** The id of the request whose cached response was served; undefined if the site served it. */
const kept = ({ headers }: Answer): string | undefined => headers.get('x-varnish')?.split(' ')[1]

const ageOf = ({ headers }: Answer): number => Number(headers.get('age'))

const paths = { questions: '/faq/', posts: '/blog/', page: '/services' }
const read = async (client: Client) => ({
  questions: await client.get(paths.questions),
  posts: await client.get(paths.posts),
  page: await client.fetch(paths.page),
})

describe.skipIf(inject('cannotRunVarnish') !== undefined)('Varnish with the configuration that is deployed', () => {
  it('L10: caches what visitors read, purges by key what a change concerns and nothing else, and passes personal responses', async () => {
    const { visitor, staff } = await behindVarnish('60/300')
    // A start purges everything, for the second time after two seconds, so responses older than three seconds stay cached.
    await expect.poll(async () => Object.values(await read(visitor)).map((one) => ageOf(one) >= 3)).not.toContain(false)
    const before = await read(visitor)
    for (const one of Object.values(before)) expect([one.status, kept(one)]).toEqual([200, expect.any(String)])
    expect(before.page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(before.page.headers.has('surrogate-key')).toBe(false)
    expect(kept(await visitor.get(paths.posts, { cookie: 'of-somebody-else=1' }))).toBe(kept(before.posts))

    for (const one of Object.values(await read(staff))) expect([one.status, kept(one)]).toEqual([200, undefined])
    const key = { 'surrogate-key': 'faqs', authorization: 'Bearer guessed' }
    expect((await visitor.fetch('/', { method: 'POST', headers: key })).status).toBe(403)
    expect(kept(await visitor.get(paths.questions))).toBe(kept(before.questions))

    const made = entity(await staff.post(paths.questions, sample(resources.faq)))
    await expect
      .poll(async () => entities(await visitor.get(paths.questions)).map(({ _id }) => _id))
      .toContain(made._id)
    await expect.poll(async () => kept(await visitor.get(paths.questions))).toEqual(expect.any(String))
    const after = await read(visitor)
    expect(kept(after.questions)).not.toBe(kept(before.questions))
    expect([kept(after.posts), kept(after.page)]).toEqual([kept(before.posts), kept(before.page)])
  })

  it('serves stale responses while it revalidates them, also if the site does not respond', async () => {
    const { site, visitor } = await behindVarnish('1/300')
    const { text } = await visitor.get(paths.posts)
    process.kill(site.pid, 'SIGSTOP')
    // Older than the time for which Varnish may serve it without revalidation.
    await expect.poll(async () => ageOf(await visitor.get(paths.posts))).toBeGreaterThan(1)
    expect((await visitor.get(paths.posts)).text).toBe(text)
    process.kill(site.pid, 'SIGCONT')
    await expect.poll(async () => ageOf(await visitor.get(paths.posts))).toBeLessThan(2)
  })
})
