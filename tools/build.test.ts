import { expect, it } from 'vitest'

import { fingerprint } from './build.js'

const target = { outputs: [], sources: ['package.json'], command: ['build.js'] }

it('what is built stays current after an update of Node.js within its major version', () => {
  const built = fingerprint(target, '24.1.0')
  expect(fingerprint(target, '24.11.1')).toBe(built)
  expect(fingerprint(target, '26.1.0')).not.toBe(built)
})

it('what is built with another command or of other sources is not current', () => {
  const built = fingerprint(target, '24.1.0')
  expect(fingerprint({ ...target, command: ['build.js', '--ssr'] }, '24.1.0')).not.toBe(built)
  expect(fingerprint({ ...target, sources: ['tsconfig.json'] }, '24.1.0')).not.toBe(built)
})
