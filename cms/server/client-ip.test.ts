import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { clientIp } from './client-ip.ts'

const proxy = '10.0.0.1'
const behind = (...ips: string[]): string => clientIp({ socket: { remoteAddress: proxy }, ips })

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  [undefined, 'unknown'],
])('a connection from %s has the key %s', (remoteAddress, key) => {
  expect(clientIp({ socket: { remoteAddress }, ips: [] })).toBe(key)
})

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:5678', '203.0.113.7'],
  ['[203.0.113.7]:5678', proxy],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['[2001:db8::1]', '2001:db8:0:0::/64'],
  ['[2001:db8::1]:443', '2001:db8:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['[fe80::1%25eth0]:80', 'fe80:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['', proxy],
  ['unknown', proxy],
  ['_hidden', proxy],
  ['localhost', proxy],
  ['203.0.113.300', proxy],
  ['203.0.113', proxy],
  ['0x7f.1', proxy],
  ['203.0.113.07', proxy],
  ['203.0.113.7:', proxy],
  ['203.0.113.7:port', proxy],
  ['203.0.113.7:123456', proxy],
  ['[2001:db8::1', proxy],
  ['[2001:db8::g]:80', proxy],
  ['2001:db8::1::2', proxy],
])('a trusted proxy reporting %j gives the key %s', (reported, key) => {
  expect(behind(reported)).toBe(key)
})

it.each([
  [['203.0.113.7', '10.0.0.2'], '203.0.113.7'],
  [['unknown', '10.0.0.2:80'], '10.0.0.2'],
  [['203.0.113.7', 'unknown'], proxy],
])('proxies reporting %j give the key %s', (reported, key) => {
  expect(behind(...reported)).toBe(key)
})

describe('properties', () => {
  const port = fc.integer({ min: 0, max: 65_535 })
  const group = fc.integer({ min: 0, max: 0xff_ff })
  /** A way to write a group. */
  const groupFormat = fc.record({ upper: fc.boolean(), padded: fc.boolean() })
  const write = (value: number, { upper, padded }: { upper: boolean; padded: boolean }): string => {
    const digits = value.toString(16).padStart(padded ? 4 : 1, '0')
    return upper ? digits.toUpperCase() : digits
  }

  it('a port does not change the key', () => {
    fc.assert(
      fc.property(fc.ipV4(), port, (ip, n) => {
        expect(behind(`${ip}:${n}`)).toBe(ip)
      }),
    )
    fc.assert(
      fc.property(fc.ipV6(), port, (ip, n) => {
        expect(behind(`[${ip}]:${n}`)).toBe(behind(ip))
        expect(behind(ip)).not.toBe(proxy)
      }),
    )
  })

  it('all addresses of a /64 network have the same key, however written', () => {
    const half = fc.array(group, { minLength: 4, maxLength: 4 })
    const formats = fc.array(groupFormat, { minLength: 8, maxLength: 8 })
    fc.assert(
      fc.property(half, half, formats, (network, host, formatsOf) => {
        fc.pre(network.some((value) => value !== 0))
        const text = [...network, ...host].map((value, n) =>
          write(value, formatsOf[n] ?? { upper: false, padded: false }),
        )
        expect(behind(text.join(':'))).toBe(`${network.map((value) => value.toString(16)).join(':')}::/64`)
      }),
    )
  })

  it('any reported text gives one address, one network or the proxy', () => {
    fc.assert(
      fc.property(fc.string(), (reported) => {
        expect(behind(reported)).toMatch(/^(\d+\.){3}\d+$|^([\da-f]{1,4}:){4}:\/64$/)
      }),
    )
  })
})
