import type { PageSession } from './undebugged-browser.ts'

const PROCESSOR = 4
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }

/** Gives a page the size of a phone's. */
export async function onPhone({ send }: PageSession): Promise<void> {
  await send('Network.enable')
  await send('Page.enable')
  await send('Emulation.setDeviceMetricsOverride', { width: 390, height: 844, deviceScaleFactor: 1, mobile: true })
}

/** Throttles a page to the speed of an average phone on a slow connection. */
export async function slowDown({ send }: PageSession): Promise<void> {
  await send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR })
  await send('Network.emulateNetworkConditions', NETWORK)
}

/** Keeps a page from loading scripts. */
export const blockScripts = ({ send }: PageSession): Promise<unknown> =>
  send('Network.setBlockedURLs', { urls: ['*.js'] })

/** The time without a request after which a page is at rest. */
const REST_MS = 500
const DEADLINE_MS = 60_000

/** Goes to a URL; resolves once the page is loaded and at rest, or rejects after a minute. */
export async function goTo(page: PageSession, url: string): Promise<void> {
  const open = new Set<unknown>()
  let timer: NodeJS.Timeout | undefined
  const resting = new Promise<void>((resolve, reject) => {
    let isLoaded = false
    setTimeout(() => reject(new Error(`${url} does not come to rest`)), DEADLINE_MS).unref()
    const changed = () => {
      clearTimeout(timer)
      if (isLoaded && open.size === 0) timer = setTimeout(resolve, REST_MS)
    }
    page.on('Network.requestWillBeSent', ({ requestId }) => {
      open.add(requestId)
      changed()
    })
    for (const event of ['Network.loadingFinished', 'Network.loadingFailed'])
      page.on(event, ({ requestId }) => {
        open.delete(requestId)
        changed()
      })
    page.on('Page.loadEventFired', () => {
      isLoaded = true
      changed()
    })
  })
  await page.send('Page.navigate', { url })
  await resting
}
