import { isIPv4, isIPv6 } from 'node:net'

interface Origin {
  /** Of the connection. */
  socket: { remoteAddress?: string | undefined }
  /** What trusted proxies say of where it comes from, the farthest first: Express's `req.ips`. */
  ips: readonly string[]
}

/**
 * Where a request comes from, as attempts are counted and addresses recorded: an IPv4 address, or the /64 network that
 * an IPv6 subscriber has to themselves. Of what proxies say it is the farthest that is an IP address, ports aside; after
 * one that is none nothing is believed, so that what lies behind counts as the proxy that said so.
 */
export function clientIp({ socket, ips }: Origin): string {
  let nearest = networkOf(socket.remoteAddress ?? '') ?? 'unknown'
  for (const said of ips.toReversed()) {
    const network = networkOf(said)
    if (network === undefined) return nearest
    nearest = network
  }
  return nearest
}

/** Of an address with or without a port, as proxies write them: `192.0.2.1:80`, `[2001:db8::1]:80`. */
function networkOf(text: string): string | undefined {
  const [, v4, bracketed] = /^(?:([\d.]+)|\[([^\]]+)\])(?::\d{1,5})?$/.exec(text) ?? []
  if (v4 !== undefined) return isIPv4(v4) ? v4 : undefined
  const [v6 = ''] = (bracketed ?? text).split('%', 1)
  return isIPv6(v6) ? networkOfGroups(groupsOf(v6)) : undefined
}

/** The eight groups, in hexadecimal digits without leading zeros. The URL parser shortens every spelling alike. */
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
