import { existsSync } from 'node:fs'
import path from 'node:path'

import { run, runNode } from './run.js'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The path of a program's file, searched in the folders of PATH; undefined if there is none.
 *
 * @param {string} name
 * @returns {string | undefined}
 */
export const onPath = (name) =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file))

/** The installed Chromium; undefined lets Playwright take its own. */
export const chromiumPath = () => names.map(onPath).find((file) => file !== undefined)

/** The path of Debian's Chromium without windows: the same engine, for a third less processor time. Undefined if it is not installed. */
export const headlessShellPath = () => onPath('chromium-headless-shell')

/** Whether Debian's packages can be installed here. */
export const mayUseApt = () => process.getuid?.() === 0 && onPath('apt-get') !== undefined

/** The installation that runs, which holds the lock of Debian's packages. */
let installation = Promise.resolve(true)

/**
 * Installs Debian packages, after those before.
 *
 * @param {...string} packages
 */
export function apt(...packages) {
  installation = installation.then(() => installNow(packages))
  return installation
}

/** @param {readonly string[]} packages */
const installNow = async (packages) =>
  (await run('apt-get', ['update', '-qq'], { quiet: true })) &&
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    quiet: true,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })

/**
 * Makes sure that there is a Chromium: one that is installed, else Debian's, else Playwright's own download.
 *
 * @returns {Promise<boolean>}
 */
export async function ensureChromium() {
  if (chromiumPath()) return true
  if (mayUseApt() && (await apt('chromium'))) return true
  return runNode('node_modules/playwright-core/cli.js', ['install', 'chromium'], { quiet: true })
}

/**
 * Makes sure that there is a browser for the tests: Debian's Chromium without windows, else any Chromium.
 *
 * @returns {Promise<boolean>}
 */
export async function ensureTestBrowser() {
  if (headlessShellPath()) return true
  if (mayUseApt() && (await apt('chromium-headless-shell'))) return true
  return ensureChromium()
}
