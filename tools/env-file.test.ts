import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { readEnvFile, unknownNames } from './env-file.js'

let folder = ''
let file = ''
let printed: unknown[] = []

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'env-file-'))
  file = path.join(folder, '.env')
  printed = []
  for (const method of ['warn', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line) => void printed.push(line))
  // Removed after the test, as it was not set before.
  for (const name of ['PUBLIC_URL', 'PUBLC_URL', 'SEED']) vi.stubEnv(name, undefined)
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

it('has its first line after a byte order mark, and leaves what the environment sets', () => {
  vi.stubEnv('SEED', 'none')
  writeFileSync(file, '\uFEFFPUBLIC_URL=https://www.example.com\r\nSEED=demo\r\n')
  readEnvFile(file)
  expect([process.env['PUBLIC_URL'], process.env['SEED']]).toEqual(['https://www.example.com', 'none'])
  expect(printed).toEqual([])
})

it('names what is no setting in one line, and the setting that may be meant', () => {
  writeFileSync(file, 'PUBLC_URL=https://www.example.com\nSEED=none\nNODE_OPTIONS=\n')
  readEnvFile(file)
  expect(printed).toEqual(['No settings of this site, in .env: PUBLC_URL (PUBLIC_URL?)'])
})

it('shows no line of a secret that is wrapped', () => {
  writeFileSync(file, 'PAYLOAD_SECRET=AAAAAAAAAAAAAAAA\nq3F+z9/x1w==\nMIIEsecret\nabc=\n')
  vi.stubEnv('PAYLOAD_SECRET', undefined)
  readEnvFile(file)
  const hidden = '… (a line of a value that needs quotes?)'
  expect(printed).toEqual([`No settings of this site, in .env: ${hidden}, ${hidden}`])
})

it.each([
  ['SMTP_URI', 'SMTP_URI (SMTP_URL?)'],
  ['smtp_url', 'smtp_url (SMTP_URL?)'],
  ['SMTP', 'SMTP (SMTP_URL?)'],
  ['PORT_HTTP', 'PORT_HTTP (PORT?)'],
  ['POSTGRES_PASSWORD', 'POSTGRES_PASSWORD'],
])('of %s it says %s', (name, line) => {
  expect(unknownNames([name, 'PORT'], ['PORT', 'SMTP_URL', 'SEED'])).toEqual([line])
})

it('need not be there, and ends the start with one line if it is a folder', () => {
  readEnvFile(file)
  mkdirSync(file)
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`)
  })
  expect(() => readEnvFile(file)).toThrow('exit 1')
  expect(printed).toEqual([expect.stringMatching(/^\.env must be a file .*EISDIR.*$/)])
})
