import { createServer } from 'node:http'

import type { Registry } from 'prom-client'

import { type Settings, SettingError } from '#cms/common/environment.ts'

/** Serves the metrics, by default on 127.0.0.1 only, since they would help an attacker; throws SettingError if it cannot listen there. */
export async function serveMetrics(
  registry: Registry,
  { metricsPort: port, metricsHost: host }: Pick<Settings, 'metricsPort' | 'metricsHost'>,
): Promise<void> {
  const server = createServer((req, res) => {
    if (req.url !== '/metrics') return void res.writeHead(404).end()
    registry.metrics().then(
      (text) => res.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => res.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new SettingError(
          `METRICS_PORT ${port} cannot be listened on at METRICS_HOST ${host}: ${error.code ?? error.message}`,
        ),
      ),
    )
    server.listen(port, host, resolve)
  })
  server.unref()
}
