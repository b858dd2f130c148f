import { createServer } from 'node:http'

import type { Registry } from 'prom-client'

import { SettingError } from '#cms/common/environment.ts'

/** Serves the metrics on 127.0.0.1 only, since they would help an attacker. */
export async function serveMetrics(registry: Registry, { metricsPort: port }: { metricsPort: number }): Promise<void> {
  const server = createServer((req, res) => {
    if (req.url !== '/metrics') return void res.writeHead(404).end()
    registry.metrics().then(
      (text) => res.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => res.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new SettingError(`METRICS_PORT ${port} cannot be listened on: ${error.code ?? error.message}`)),
    )
    server.listen(port, '127.0.0.1', resolve)
  })
  server.unref()
}
