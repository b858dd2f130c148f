import { fileURLToPath } from 'node:url'

import { runnerImport } from 'vite'

import { build } from './build.js'
import { ensureTestBrowser } from './chromium.js'
import { install, requireNodeVersion } from './install.js'

/**
 * `npm run cluster`: two nodes behind nginx, a MongoDB replica set and an S3 server on this machine, until Ctrl-C. With
 * `-- soak MINUTES` it reads and writes while nodes and the primary come and go, and fails if anybody could have noticed; with
 * `-- capacity` it prints what the nodes can do; with `-- contract` or `-- journeys` it runs that suite against two nodes.
 */
requireNodeVersion()
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
await install()
const args = process.argv.slice(2)
const needsPanel = args.length === 0 || args[0] === 'journeys' || args[0] === 'contract'
// The load of soak and capacity does not request the panel.
if (!(await build(needsPanel ? [] : ['server', 'site', 'site-server']))) process.exit(1)
if (args[0] === 'journeys' && !(await ensureTestBrowser())) process.exit(1)
/** @type {{ module: typeof import('../tests/cluster/main.ts') }} */
const { module } = await runnerImport('/tests/cluster/main.ts', { configFile: false, logLevel: 'error' })
process.exit((await module.runCluster(args)) ? 0 : 1)
