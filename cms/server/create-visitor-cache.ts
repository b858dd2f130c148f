import type { Payload } from 'payload'

import { sources } from '#collections/sources.ts'
import type { Settings } from '#cms/common/environment.ts'
import { createCachedResponder } from '#cms/visitor-cache/respond-from-cache.ts'
import { VisitorCache } from '#cms/visitor-cache/cache.ts'
import { dailyRevision, onEachDay } from '#cms/visitor-cache/daily-revision.ts'
import { createPurger } from '#cms/visitor-cache/purge-shared-cache.ts'
import { watchRevision } from '#cms/visitor-cache/revision.ts'
import { ALL_KEY, createSharedCacheHeaders, FILES_KEY } from '#cms/visitor-cache/shared-cache-headers.ts'
import { sharedRevision } from '#cms/visitor-cache/shared-revision.ts'
import { corsHeaders } from './origin.ts'
import { logRequest, REQUEST_ID, startRequest } from './request-log.ts'
import { securityHeadersFor } from './security-headers.ts'

/** The longest time for stale content if a node ends between a write and its notification of the others. */
const MAX_AGE_BETWEEN_NODES_MS = 60_000

/**
 * Collections and globals that pages may show differently on another day: entries with a last day or a recurrence, and the holidays of
 * the settings. They are purged from a cache in front when a day begins.
 */
const daily = [
  'site-settings',
  ...sources.flatMap(({ type, collection }) =>
    type.lastDay !== undefined || Object.values(type.fields).some(({ kind }) => kind === 'recurrence')
      ? collection
      : [],
  ),
]

/**
 * Creates this process's cache and the handler that responds from it. `started` purges a cache in front, since this build now
 * serves. `notifyOthers`, for the end of the process, resolves once the last change is written for the other nodes and sent to that
 * cache, or a last attempt has failed.
 */
export function createVisitorCache(payload: Payload, settings: Settings) {
  const shared = settings.databaseUri?.startsWith('mongodb') ? sharedRevision(payload) : undefined
  const { sharedCache } = settings
  const purger =
    sharedCache?.purgeUrl === undefined ? undefined : createPurger(sharedCache.purgeUrl, sharedCache.purgeToken)
  const written = watchRevision(payload, (names) => {
    shared?.publish()
    purger?.purge(names.has('media') ? new Set([...names, FILES_KEY]) : names)
  })
  shared?.follow(written)
  const revision = dailyRevision(written)
  if (purger) onEachDay(() => purger.purge(new Set(daily)))
  const cache = new VisitorCache(
    revision,
    settings.cacheBytes,
    shared ? MAX_AGE_BETWEEN_NODES_MS : undefined,
    sharedCache && createSharedCacheHeaders(payload.db, sharedCache),
  )
  // Responses of the panel are never cached: any path of the site gives the right headers.
  const headers = securityHeadersFor(settings)('/')
  const headersWithCors = (origin?: string) => ({ ...headers, ...corsHeaders(origin, settings.allowedOrigins) })
  const headersWithoutOrigin = headersWithCors()
  const respondFromCache = createCachedResponder(
    cache,
    ({ headers: { origin } }) => (origin === undefined ? headersWithoutOrigin : headersWithCors(origin)),
    (req, res, send) => {
      const request = startRequest()
      send({ name: REQUEST_ID, value: request.id })
      logRequest(req, res, request)
    },
  )
  return {
    cache,
    revision,
    respondFromCache,
    // A cache in front may have pages of another build, whose scripts will not be served for ever.
    started: () => purger?.purge(new Set([ALL_KEY])),
    notifyOthers: async () => void (await Promise.all([shared?.published(), purger?.finish()])),
  }
}
