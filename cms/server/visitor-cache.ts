import type { Payload } from 'payload'

import type { Settings } from '#cms/common/settings.ts'
import { answerKept } from '#cms/visitor-cache/answer-kept.ts'
import { VisitorCache } from '#cms/visitor-cache/cache.ts'
import { watchRevision } from '#cms/visitor-cache/revision.ts'
import { sharedRevision } from '#cms/visitor-cache/share.ts'
import { corsHeaders } from './origin.ts'
import { logRequest, REQUEST_ID } from './request-log.ts'
import { securityHeadersFor } from './security-headers.ts'

/** Should a node die between a write and telling the others, they show the old content no longer than this. */
const MOST_MS_BETWEEN_NODES = 60_000

/** The cache of this process, and the handler that answers from it. */
export function createVisitorCache(payload: Payload, settings: Settings) {
  const shared = settings.databaseUri?.startsWith('mongodb') ? sharedRevision(payload) : undefined
  const revision = watchRevision(payload, shared?.tell)
  shared?.watch(revision)
  const cache = new VisitorCache(revision, settings.cacheBytes, shared ? MOST_MS_BETWEEN_NODES : undefined)
  // What is kept never belongs to the panel.
  const headers = securityHeadersFor(settings)('/')
  const withCors = (origin?: string) => ({ ...headers, ...corsHeaders(origin, settings.allowedOrigins) })
  const forMost = withCors()
  const answer = answerKept(
    cache,
    ({ headers: { origin } }) => (origin === undefined ? forMost : withCors(origin)),
    (req, res) => [REQUEST_ID, logRequest(req, res)],
  )
  return { cache, answer }
}
