import { isIPv6 } from 'node:net'

/** What attempts are counted by: an IPv4 address, or the /64 network that an IPv6 subscriber has to themselves. */
export function addressKey(ip: string | undefined): string {
  if (ip === undefined) return 'unknown'
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (v4 !== undefined) return v4
  if (!isIPv6(ip)) return ip
  const [head = '', tail = ''] = (ip.split('%', 1)[0] ?? '').split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail.split(':').filter(Boolean)
  const groups = ip.includes('::')
    ? [...front, ...Array.from({ length: 8 - front.length - back.length }, () => '0'), ...back]
    : front
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
