import { runnerImport } from 'vite'

import { build } from './build.js'
import { ensureChromium } from './chromium.js'

/** `npm run bench [-- NAME...]`: the benchmarks of tests/load on the built server; fails when a limit is not kept. */
if (!(await build()) || !(await ensureChromium())) process.exit(1)
/** @type {{ module: typeof import('../tests/load/bench.ts') }} */
const { module } = await runnerImport('/tests/load/bench.ts', { configFile: false, logLevel: 'error' })
process.exit((await module.bench(process.argv.slice(2))) ? 0 : 1)
