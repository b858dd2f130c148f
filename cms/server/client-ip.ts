import { isIPv4, isIPv6 } from 'node:net'

interface Connection {
  /** The connection's socket. */
  socket: { remoteAddress?: string | undefined }
  /** The IP addresses that trusted proxies reported, the client's first: Express's `req.ips`, at most `TRUST_PROXY` (app.ts). */
  ips: readonly string[]
}

/**
 * The client's IP address for rate limits and records: an IPv4 address, or the /64 network of an IPv6 address, since a
 * subscriber has a whole /64. Of the addresses reported by proxies the farthest is used, ports removed; entries beyond one
 * that is not an IP address are not trusted.
 */
export function clientIp({ socket, ips }: Connection): string {
  let nearest = networkOf(socket.remoteAddress ?? '') ?? 'unknown'
  for (const reported of ips.toReversed()) {
    const network = networkOf(reported)
    if (network === undefined) return nearest
    nearest = network
  }
  return nearest
}

/** The key of an address with or without a port, as proxies write them: `192.0.2.1:80`, `[2001:db8::1]:80`. */
function networkOf(text: string): string | undefined {
  const [, v4, bracketed] = /^(?:([\d.]+)|\[([^\]]+)\])(?::\d{1,5})?$/.exec(text) ?? []
  if (v4 !== undefined) return isIPv4(v4) ? v4 : undefined
  const [v6 = ''] = (bracketed ?? text).split('%', 1)
  return isIPv6(v6) ? networkOfGroups(groupsOf(v6)) : undefined
}

/** The eight groups in hexadecimal without leading zeros, normalised by the URL parser. */
function groupsOf(v6: string): readonly string[] {
  const [head = '', tail] = new URL(`http://[${v6}]`).hostname.slice(1, -1).split('::')
  const front = head.split(':').filter(Boolean)
  if (tail === undefined) return front
  const back = tail.split(':').filter(Boolean)
  return [...front, ...Array.from({ length: 8 - front.length - back.length }, () => '0'), ...back]
}

function networkOfGroups(groups: readonly string[]): string {
  const [high = '', low = ''] = groups.slice(6)
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return [...bytesOf(high), ...bytesOf(low)].join('.')
  return `${groups.slice(0, 4).join(':')}::/64`
}

const bytesOf = (group: string): [number, number] => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]
