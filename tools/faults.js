import { fileURLToPath } from 'node:url'

import { build } from './build.js'
import { demandNode, install } from './install.js'
import { runNode } from './run.js'

/**
 * `npm run faults`: the tests that kill, starve and flood the server, many times over. Takes about an hour; `npm test` runs
 * the same ones a few times each. Arguments are passed on, such as `kill` for that file alone.
 */
const files = [
  'backup',
  'database-down',
  'faults',
  'kill',
  'memory',
  'overload',
  'passwords',
  'slow-clients',
  'starts',
  'stop',
]

demandNode()
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
await install()
if (!(await build(['server', 'site', 'site-server']))) process.exit(1)
const named = process.argv.slice(2)
const args = ['run', '--config', 'tests/vitest.config.ts', '--reporter', 'verbose', '--testTimeout', '3600000']
let sound = true
for (const project of ['contract-sqlite', 'contract-mongodb'])
  sound =
    (await runNode(
      'node_modules/vitest/vitest.mjs',
      [
        ...args,
        '--project',
        project,
        ...(named.length > 0 ? named : files).map((name) => `tests/contract/${name}.test.ts`),
      ],
      { env: { FAULTS: 'long' } },
    )) && sound
process.exit(sound ? 0 : 1)
