import { getPayload, type Payload } from 'payload'

import { dropExpiredReceipts } from '#cms/api/idempotency.ts'
import { dropOldRecords } from '#cms/audit/record.ts'
import { prepareAttempts } from '#cms/auth/attempts.ts'
import { isRegistrationOpen } from '#cms/auth/people.ts'
import { demandSameSecret } from '#cms/auth/same-secret.ts'
import { dropExpiredSessions } from '#cms/auth/sessions.ts'
import { dropEmptyDrafts } from '#cms/drafts/empty.ts'
import { repairVersions } from '#cms/drafts/repair.ts'
import { runJobs } from '#cms/jobs/run.ts'
import { log, logErrorsFromNowOn } from '#cms/common/log.ts'
import { picturesWaiting } from '#cms/media/prepare.ts'
import { sweepMedia } from '#cms/media/sweep.ts'
import { countCacheRead, measureRequest, startMeasuring } from '#cms/metrics/metrics.ts'
import { serveMetrics } from '#cms/metrics/serve.ts'
import config from '#cms/payload.config.ts'
import { seedIfEmpty } from '#cms/seed/index.ts'
import { getSettings, type Settings } from '#cms/common/settings.ts'
import { checkpointSqlite } from '#cms/database/sqlite-connection.ts'
import { createApp } from './express.ts'
import { createHttpServer, listen } from './http-server.ts'
import { stopInOrder } from './stop.ts'
import { createVisitorCache } from './visitor-cache.ts'

const HOUR_MS = 60 * 60 * 1000

/** Connects, migrates, seeds an empty database, and serves. */
export async function start(settings: Settings): Promise<void> {
  const payload = await getPayload({ config })
  await demandSameSecret(payload, settings)
  logErrorsFromNowOn()
  await prepareAttempts(payload)
  await repairVersions(payload)
  if (settings.seed === 'demo') await seedIfEmpty(payload)
  await checkpointSqlite(settings)
  let origin = settings.publicUrl ?? `http://localhost:${settings.port}`
  const { cache, answer } = createVisitorCache(payload, settings)
  const app = await createApp(payload, settings, cache, () => origin)
  const answeredFromCache: typeof answer = (req, res) => {
    measureRequest(req, res)
    const answered = answer(req, res)
    if (answered) countCacheRead('hit')
    return answered
  }
  const server = createHttpServer(answeredFromCache, app, settings)
  if (settings.metricsPort)
    await serveMetrics(startMeasuring({ cacheSize: () => cache.size, picturesWaiting }), settings)
  const { port } = await listen(server, settings)
  if (!settings.publicUrl) origin = `http://localhost:${port}`
  stopInOrder(server, payload, await runJobs(payload))
  log.info({ port, origin, sinceStartMs: Math.round(performance.now()) }, `listening on ${origin}`)
  if (await isRegistrationOpen(payload)) log.info(`no administrator yet: make the first one at ${origin}/register`)
  keepHouse(payload)
}

/** What runs by the hour, and once soon after the start. */
function keepHouse(payload: Payload): void {
  const work = async () => {
    await sweepMedia(payload)
    await dropEmptyDrafts(payload)
    await dropExpiredSessions(payload)
    await dropExpiredReceipts(payload)
    await dropOldRecords(payload, getSettings().auditDays)
    await checkpointSqlite(getSettings())
  }
  const careful = () => void work().catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'))
  setTimeout(careful, 10_000).unref()
  setInterval(careful, HOUR_MS).unref()
}
