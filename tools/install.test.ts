import { expect, it } from 'vitest'

import { areThere } from './install.js'

const wanted = {
  '': { version: '0.1.0' },
  'node_modules/payload': { version: '3.90.1' },
  'node_modules/vite': { version: '8.3.8', dev: true },
  'node_modules/sharp-darwin': { version: '0.35.5', optional: true },
}
const payload = { 'node_modules/payload': { version: '3.90.1' } }
const vite = { 'node_modules/vite': { version: '8.3.8' } }

it.each([
  ['all but those for other platforms', { ...payload, ...vite }, true, true],
  ['without those for development', payload, false, true],
  ['without one that the server needs', vite, false, false],
  ['in another version', { ...vite, 'node_modules/payload': { version: '3.90.0' } }, false, false],
])('packages that are there %s: enough to build, enough to start what is built', (_what, there, builds, starts) => {
  expect([areThere(wanted, there, false), areThere(wanted, there, true)]).toEqual([builds, starts])
})
