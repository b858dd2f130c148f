import { runnerImport } from 'vite'

/**
 * Measures Payload's own `find` for the visitors' list of posts. Runs in its own process with the settings of a stopped server; prints the
 * median in milliseconds.
 */
const ROUNDS = 100

const { getPayload } = await import('payload')
/** @type {{ module: { default: import('payload').SanitizedConfig } }} */
const { module } = await runnerImport('/cms/payload.config.ts', { configFile: false, logLevel: 'error' })
const payload = await getPayload({ config: module.default })
const find = () =>
  payload.find({
    collection: 'blogs',
    where: { _status: { equals: 'published' } },
    sort: '-createdAt',
    depth: 1,
    limit: 20,
  })
const times = []
for (let round = -ROUNDS; round < ROUNDS; round += 1) {
  const started = performance.now()
  const { docs } = await find()
  if (docs.length !== 20) throw new Error(`${docs.length} posts found`)
  if (round >= 0) times.push(performance.now() - started)
}
process.stdout.write(`${times.sort((a, b) => a - b)[ROUNDS / 2]}\n`, () => process.exit())
