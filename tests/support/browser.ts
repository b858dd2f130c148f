import { type Browser, chromium } from 'playwright-core'

import { chromiumPath } from '../../tools/chromium.js'

/** As root in a container Chromium runs without its sandbox; and it asks nobody but the pages under test. */
const flags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]

export const launchBrowser = (): Promise<Browser> => chromium.launch({ executablePath: chromiumPath(), args: flags })
