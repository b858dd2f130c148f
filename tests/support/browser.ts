import { type Browser, chromium } from 'playwright-core'

import { chromiumPath, headlessShellPath } from '../../tools/chromium.js'

/** As root in a container, Chromium must run without its sandbox; it loads only the pages under test. */
export const browserFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]

/** Launches Chromium. Its contexts block service workers by default. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = headlessShellPath() ?? chromiumPath()
  const browser = await chromium.launch({ executablePath, args: [...browserFlags] })
  const newContext = browser.newContext.bind(browser)
  browser.newContext = (options) => newContext({ serviceWorkers: 'block', ...options })
  return browser
}
