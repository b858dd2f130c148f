import fc from 'fast-check'

import type { Endpoint } from './endpoints.ts'
import type { Requester, HeaderLine, Sent } from './request.ts'
import { bodies } from './arbitrary-bodies.ts'
import { headers } from './arbitrary-headers.ts'
import { canonicalPaths, paths } from './arbitrary-paths.ts'
import { queries } from './arbitrary-queries.ts'
import { serverFunctions } from './arbitrary-server-functions.ts'

const methods = fc.oneof(
  { weight: 5, arbitrary: fc.constant('GET') },
  { weight: 6, arbitrary: fc.constantFrom('POST', 'PATCH', 'DELETE', 'PUT') },
  { weight: 1, arbitrary: fc.constantFrom('HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'SEARCH', 'QUERY', 'LINK', 'PURGE') },
)
const question = queries.map((text) => (text === '' ? '' : `?${text}`))
const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD'

/** Merges headers; of those with the same name the first one counts. */
const merged = (...lists: readonly (readonly HeaderLine[])[]): HeaderLine[] => {
  const known = new Map<string, HeaderLine>()
  for (const line of lists.flat()) if (!known.has(line[0].toLowerCase())) known.set(line[0].toLowerCase(), line)
  return [...known.values()]
}

/** Node.js rejects requests with a longer head. */
const HEAD_BYTES = 14_000

const fits = ({ target, headers: lines }: Sent): boolean =>
  target.length + lines.reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0) < HEAD_BYTES

/** Requests with arbitrary values in all parts. */
const any = (endpoints: readonly Endpoint[], caller: fc.Arbitrary<Requester>): fc.Arbitrary<Sent> =>
  fc
    .tuple(caller, methods, paths(endpoints), question, bodies, headers)
    .map(([who, method, path, query, body, more]) => ({
      caller: who,
      method,
      target: path + query,
      headers: merged(isRead(method) ? [] : body.headers, more),
      body: isRead(method) ? '' : body.bytes,
    }))

/** Requests to endpoints by their own paths and methods, so that most reach the handler. */
const proper = (endpoints: readonly Endpoint[], caller: fc.Arbitrary<Requester>): fc.Arbitrary<Sent> => {
  const calls = endpoints.flatMap((endpoint) => [...endpoint.methods.keys()].map((method) => ({ endpoint, method })))
  return fc.constantFrom(...calls).chain(({ endpoint, method }) =>
    fc.tuple(caller, canonicalPaths([endpoint]), question, bodies, headers).map(([who, path, query, body, more]) => ({
      caller: who,
      method,
      target: path + query,
      headers: merged(isRead(method) ? [] : body.headers, more),
      body: isRead(method) ? '' : body.bytes,
    })),
  )
}

const ofPanel = (caller: fc.Arbitrary<Requester>): fc.Arbitrary<Sent> =>
  fc
    .tuple(
      caller,
      fc.constantFrom('/admin', '/admin/login', '/admin/collections/blogs', '/', '/admin/x'),
      serverFunctions,
      headers,
    )
    .map(([who, target, body, more]) => ({
      caller: who,
      method: 'POST',
      target,
      headers: merged(body.headers, more),
      body: body.bytes,
    }))

/** Reads whose query is sent as a body, as the panel does with long ones. */
const inOverride = (endpoints: readonly Endpoint[], caller: fc.Arbitrary<Requester>): fc.Arbitrary<Sent> =>
  fc
    .tuple(
      caller,
      canonicalPaths(endpoints),
      question,
      fc.constantFrom('X-Payload-HTTP-Method-Override', 'X-HTTP-Method-Override'),
      queries,
      headers,
    )
    .map(([who, path, query, name, body, more]) => ({
      caller: who,
      method: 'POST',
      target: path + query,
      headers: merged(
        [
          [name, 'GET'],
          ['Content-Type', 'application/x-www-form-urlencoded'],
        ],
        more,
      ),
      body,
    }))

/** All requests of the search, by these callers. */
export function requests(endpoints: readonly Endpoint[], callers: readonly Requester[]): fc.Arbitrary<Sent> {
  const caller = fc.constantFrom(...callers)
  return fc
    .oneof(
      { weight: 5, arbitrary: any(endpoints, caller) },
      { weight: 5, arbitrary: proper(endpoints, caller) },
      { weight: 3, arbitrary: ofPanel(caller) },
      { weight: 2, arbitrary: inOverride(endpoints, caller) },
    )
    .filter(fits)
}
