import { once } from 'node:events'
import { createServer } from 'node:http'

import { expect, it, onTestFinished } from 'vitest'

import { changedTitle, emptyLedger, type Ledger, whatRemains } from './ledger.ts'
import { measurePropagation } from './propagation.ts'

/** A server that returns these services by id, and those of `ids` as the list. */
async function nodeWith(titleOf: (id: string) => string | undefined, ids: readonly string[] = []) {
  const server = createServer(({ url = '' }, response) => {
    const [, id = ''] = /service-id\/(\w+)$/.exec(url) ?? []
    const body = url === '/api/service/' ? ids.map((_id) => ({ _id, title: titleOf(_id) })) : { title: titleOf(id) }
    const isThere = url === '/api/service/' || titleOf(id) !== undefined
    response.writeHead(isThere ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())))
  const address = server.address()
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` }
}

const remains = async (services: Readonly<Record<string, string>>, ledger: Partial<Ledger>) =>
  whatRemains(
    { ...emptyLedger(), ...ledger },
    [await nodeWith((id) => services[id], Object.keys(services))],
    'session=1',
  )

const nothing = { lost: [], revived: [], duplicates: [] }
const title = 'Writer 0, turn 1'

it('reports nothing where the content matches the acknowledged writes', async () => {
  const services = { a: title, b: 'Writer 0, turn 2', c: 'Writer 0, turn 3', of: 'Somebody’s own' }
  const ledger = {
    kept: new Map([['a', title]]),
    changing: new Set(['b']),
    removed: new Map([['d', 'Writer 1, turn 1']]),
  }
  expect(await remains(services, { ...ledger, open: new Set(['Writer 0, turn 3']) })).toEqual(nothing)
})

it('an acknowledged write that is missing or undone is reported as lost', async () => {
  expect((await remains({}, { kept: new Map([['a', title]]) })).lost).toEqual([`${title}: 404`])
  expect((await remains({ a: title }, { kept: new Map([['a', changedTitle(title)]]) })).lost).toHaveLength(1)
  expect((await remains({}, { pictures: new Set(['/media/a.png']) })).lost).toEqual(['/media/a.png: 404'])
})

it('a deleted entry that exists is reported', async () => {
  expect((await remains({ a: title }, { removed: new Map([['a', title]]) })).revived).not.toEqual([])
})

it('a second entry of one create is reported, also if the create has no response yet', async () => {
  expect((await remains({ a: title, b: title }, { kept: new Map([['a', title]]) })).duplicates).toEqual([title])
  expect((await remains({ b: changedTitle(title) }, {})).duplicates).toEqual([title])
  expect((await remains({ a: title, b: title }, { open: new Set([title]) })).duplicates).toEqual([title])
})

it('a write counts as seen from the first answer that has it, and as stale until the last read that had not', async () => {
  let reads = 0
  const node = await nodeWith(() => ((reads += 1) > 4 ? 'new' : 'old'))
  const propagation = await measurePropagation(node, 'a', 'new', () => true)
  expect(propagation?.staleMs).toBeGreaterThan(0)
  expect(propagation?.staleMs).toBeLessThanOrEqual((propagation?.to ?? 0) - (propagation?.from ?? 0))
})

it('a node that does not answer has seen nothing', async () => {
  let asked = 0
  expect(await measurePropagation({ url: 'http://127.0.0.1:9' }, 'a', 'new', () => (asked += 1) < 4)).toBeUndefined()
})
