import { expect, it } from 'vitest'

import { deviceOf } from './device.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/156.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/156.0.0.0 Safari/537.36 Edg/156.0`, 'Edge on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [`Mozilla/5.0 (Linux; Android 15) ${webkit} Chrome/156.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1', 'Safari on iOS'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15', 'Safari on macOS'],
  ['curl/8.5.0', 'curl'],
  ['<script>alert(1)</script>', 'Unknown'],
  ['', 'Unknown'],
  [null, 'Unknown'],
])('the device of user agent %s is shown as %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})
