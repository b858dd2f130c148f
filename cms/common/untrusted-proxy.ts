import { BlockList, isIPv6 } from 'node:net'

import { log } from './log.ts'

/** Networks from which a proxy in front of the site connects. */
const nearby = new BlockList()
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  nearby.addSubnet(network, prefix, 'ipv4')
nearby.addAddress('::1', 'ipv6')
nearby.addSubnet('fc00::', 7, 'ipv6')

/** Whether an address is of this machine or of a private network. */
export const isNearby = (address: string): boolean => nearby.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

let isSeen = false

/** Whether a proxy has sent requests to this process while TRUST_PROXY says that there is none. */
export const hasUntrustedProxy = (): boolean => isSeen

interface Received {
  headers: Readonly<Record<string, unknown>>
  socket: { remoteAddress?: string | undefined }
}

/** Logs once, and notes for the setup checklist, that a request has come through a proxy. To be called only where TRUST_PROXY counts none. */
export function noteProxy({ headers, socket: { remoteAddress } }: Received): void {
  if (isSeen || headers['x-forwarded-for'] === undefined || !remoteAddress || !isNearby(remoteAddress)) return
  isSeen = true
  log.warn(
    'requests come through a proxy (X-Forwarded-For) that TRUST_PROXY does not count, so that limits take all visitors for one: set it to the number of proxies in front',
  )
}
