import { getPayload } from 'payload'

import { prepareRateLimits } from '#cms/auth/count-attempts.ts'
import { isRegistrationOpen } from '#cms/auth/registration.ts'
import { assertSameSecret } from '#cms/auth/same-secret.ts'
import { repairVersions } from '#cms/drafts/repair-drafts.ts'
import { scheduleHousekeeping } from '#cms/jobs/housekeeping.ts'
import { runJobs } from '#cms/jobs/run.ts'
import { readBuildInfo } from '#cms/common/build-info.ts'
import { log, stopBufferingErrors } from '#cms/common/log.ts'
import { storeDownloadsRegularly } from '#cms/downloads/downloads.ts'
import { storeMissesRegularly } from '#cms/missed-addresses/count-and-store.ts'
import { claimStoreAtStart } from '#cms/media/site-mark.ts'
import { picturesWaiting } from '#cms/media/re-encode.ts'
import { countCacheRead, measureRequest, startMetrics } from '#cms/metrics/metrics.ts'
import { serveMetrics } from '#cms/metrics/serve.ts'
import config from '#cms/payload.config.ts'
import { seedIfEmpty } from '#cms/seed/index.ts'
import { type Settings, siteOrigin } from '#cms/common/environment.ts'
import { checkpointSqlite } from '#cms/database/separate-sqlite-connection.ts'
import { createApp } from './app.ts'
import { createHttpServer, listen } from './http-server.ts'
import { logConsole } from './log-console.ts'
import { stopGracefully } from './stop.ts'
import { createVisitorCache } from './create-visitor-cache.ts'
import { storageState } from './storage-state.ts'

/** Connects to the database, migrates it, seeds it if empty, and starts the server. */
export async function start(settings: Settings): Promise<void> {
  // Runs the migrations too: `prodMigrations` of database/adapters.ts (MongoDB) and sqlite-adapter.ts.
  const payload = await getPayload({ config })
  await assertSameSecret(payload, settings)
  stopBufferingErrors()
  // In development Vite and Next print for whoever reads the terminal.
  if (settings.production) logConsole()
  // Before anything is stored: a new database beside the pictures of another one would otherwise be served, and sweep them.
  await claimStoreAtStart(payload)
  await prepareRateLimits(payload)
  await repairVersions(payload)
  if (settings.seed === 'demo') await seedIfEmpty(payload)
  await checkpointSqlite(settings)
  let origin = siteOrigin(settings)
  const { cache, revision, respondFromCache, started, notifyOthers } = createVisitorCache(payload, settings)
  const app = await createApp(payload, settings, { cache, revision }, () => origin)
  const respondAndMeasure: typeof respondFromCache = (req, res) => {
    measureRequest(req, res)
    const isHit = respondFromCache(req, res)
    if (isHit) countCacheRead('hit')
    return isHit
  }
  const server = createHttpServer(respondAndMeasure, app, settings)
  const build = readBuildInfo()
  if (settings.metricsPort)
    await serveMetrics(startMetrics({ cacheSize: () => cache.size, picturesWaiting, storageState }, build), settings)
  const { port } = await listen(server, settings)
  // A port of 0 is chosen by the system.
  origin = siteOrigin({ ...settings, port })
  const stopJobs = await runJobs(payload)
  const stopHousekeeping = scheduleHousekeeping(payload)
  const storeMisses = storeMissesRegularly(payload)
  const storeDownloads = storeDownloadsRegularly(payload)
  stopGracefully(server, payload, {
    stopJobs: async () => void (await Promise.all([stopJobs(), stopHousekeeping()])),
    notifyOthers,
    storeCounts: async () => void (await Promise.all([storeMisses(), storeDownloads()])),
  })
  started()
  log.info({ ...build, port, origin, sinceStartMs: Math.round(performance.now()) }, `listening on ${origin}`)
  if (await isRegistrationOpen(payload)) log.info(`no administrator yet: register the first one at ${origin}/register`)
}
