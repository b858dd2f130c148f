import { expect, it, vi } from 'vitest'

import { log } from './log.ts'
import { hasUntrustedProxy, isNearby, noteProxy } from './untrusted-proxy.ts'

it.each<[boolean, string[]]>([
  [true, ['127.0.0.1', '::ffff:127.0.0.1', '::1', '10.1.2.3', '172.17.0.1', '::ffff:192.168.1.1', 'fd00::1']],
  [false, ['192.0.2.1', '172.32.0.1', '::ffff:192.0.2.1', '2001:db8::1']],
])('that it is nearby is %s of %j', (expected, addresses) => {
  for (const address of addresses) expect([address, isNearby(address)]).toEqual([address, expected])
})

it('notes a request through a proxy, and logs it once', () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue()
  const headers = { 'x-forwarded-for': '192.0.2.7' }
  noteProxy({ headers: {}, socket: { remoteAddress: '127.0.0.1' } })
  noteProxy({ headers, socket: { remoteAddress: '192.0.2.1' } })
  noteProxy({ headers, socket: {} })
  expect([hasUntrustedProxy(), warn.mock.calls.length]).toEqual([false, 0])
  for (let n = 0; n < 3; n += 1) noteProxy({ headers, socket: { remoteAddress: '::ffff:10.0.0.2' } })
  expect([hasUntrustedProxy(), warn.mock.calls]).toEqual([true, [[expect.stringContaining('TRUST_PROXY')]]])
  warn.mockRestore()
})
