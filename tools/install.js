import { existsSync, readFileSync } from 'node:fs'

import { npm } from './run.js'

/** @typedef {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>} Packages */

const OLDEST = { major: 20, minor: 19 }

/** Ends the process with one line if this Node.js is too old for the packages. */
export function demandNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor)) return
  console.error(`Node.js ${OLDEST.major}.${OLDEST.minor} or newer is needed; this is ${process.versions.node}.`)
  process.exit(1)
}

/** Installs the packages if what is there is not what package-lock.json says. */
export async function install() {
  if (isInstalled()) return
  console.log('Installing packages …')
  const done = await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  if (!done) process.exit(1)
}

/** npm writes what it installed into node_modules/.package-lock.json; packages for other platforms are left out there. */
function isInstalled() {
  const kept = 'node_modules/.package-lock.json'
  if (!existsSync(kept)) return false
  const there = packagesOf(kept)
  return Object.entries(packagesOf('package-lock.json')).every(
    ([place, wanted]) =>
      place === '' ||
      (there[place] ? there[place].version === wanted.version : Boolean(wanted.optional || wanted.devOptional)),
  )
}

/**
 * @param {string} file
 * @returns {Packages}
 */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
