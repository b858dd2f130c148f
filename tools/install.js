import { existsSync, readFileSync } from 'node:fs'

import { npm } from './run.js'
import { isServed, SERVED } from './served-folder.js'

/** @typedef {Record<string, { version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }>} Packages */

const OLDEST = { major: 20, minor: 19 }

/** Ends the process with one line if this Node.js is too old for the packages. */
export function requireNodeVersion() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor)) return
  console.error(`Node.js ${OLDEST.major}.${OLDEST.minor} or newer is needed; this is ${process.versions.node}.`)
  process.exit(1)
}

/**
 * Installs the packages if what is there is not what package-lock.json says.
 *
 * @param {boolean} isBuilt those for development may be missing: nothing is left to build with them
 */
export async function install(isBuilt = false) {
  if (!(await installIn('.', isBuilt))) process.exit(1)
}

/** The packages that tests alone run, which no site carries (tests/packages). */
export const installTestPackages = () => installIn('tests/packages')

/**
 * @param {string} folder with a package-lock.json
 * @param {boolean} [isBuilt]
 * @returns {Promise<boolean>} whether they are there now
 */
export async function installIn(folder, isBuilt = false) {
  const kept = `${folder}/node_modules/.package-lock.json`
  if (existsSync(kept) && areThere(packagesOf(`${folder}/package-lock.json`), packagesOf(kept), isBuilt)) return true
  if (folder === '.' && (await isServed())) {
    console.error(SERVED)
    return false
  }
  console.log(folder === '.' ? 'Installing packages …' : 'Installing packages for tests …')
  // The packages of tests/packages need no install scripts; one of them would download a Java of its own.
  const scripts = folder === '.' ? [] : ['--ignore-scripts']
  return npm(['ci', '--prefix', folder, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error', ...scripts])
}

/**
 * Whether all wanted packages are there; npm writes what it installed into node_modules/.package-lock.json, and leaves out
 * packages for other platforms.
 *
 * @param {Packages} wanted
 * @param {Packages} there
 * @param {boolean} withoutDev
 */
export const areThere = (wanted, there, withoutDev) =>
  Object.entries(wanted).every(([place, { version, dev, optional, devOptional }]) => {
    const found = there[place]
    if (place === '') return true
    return found ? found.version === version : Boolean(optional || devOptional || (dev && withoutDev))
  })

/**
 * @param {string} file
 * @returns {Packages}
 */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
