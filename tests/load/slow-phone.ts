import type { CDPSession } from 'playwright-core'

const PROCESSOR = 4
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }

/** Throttles a page to the speed of an average phone on a slow connection. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR })
  await session.send('Network.emulateNetworkConditions', NETWORK)
}
