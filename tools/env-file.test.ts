import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { problemIn, readEnvFile, unknownNames } from './env-file.js'

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
  vi.stubEnv('PAYLOAD_SECRET', undefined)
  const hidden = '… (a line of a value that needs quotes?)'
  writeFileSync(file, 'PAYLOAD_SECRET=AAAAAAAAAAAAAAAA\nq3Fz9x1w==\nMIIEsecret=\n')
  readEnvFile(file)
  expect(printed.splice(0)).toEqual([`No settings of this site, in .env: ${hidden}, ${hidden}`])
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`)
  })
  for (const second of ['q3F+z9/x1w==', 'MIIEsecret']) {
    writeFileSync(file, `PAYLOAD_SECRET=AAAAAAAAAAAAAAAA\n${second}\nSEED=none\n`)
    expect(() => readEnvFile(file)).toThrow('exit 1')
    expect(printed.splice(0)).toEqual(['.env: line 2 is no NAME=value: correct it, or put a # before it'])
  }
  expect(process.env['SEED']).toBeUndefined()
})

it.each([
  ['SEED none\nDATA_DIR=/srv/site\n', /^line 1 is no NAME=value/],
  ['# Settings\r\n\r\nPORT: 3000\r\n', /^line 3 is no NAME=value/],
  ['DATABASE_URI: mongodb://localhost/site?replicaSet=rs0\n', /^line 1 is no NAME=value/],
  ['PORT=3000 # of issue#7\nPAYLOAD_SECRET=abc#def\n', /^line 2 \(PAYLOAD_SECRET\): the value would end at its #/],
  ['PAYLOAD_SECRET=#abcdef', /^line 1 \(PAYLOAD_SECRET\)/],
  ['A="several\nlines # of=it"\nSEED', /^line 3 is/],
  ['\uFFFD\uFFFDP\0O\0R\0T\0', /UTF-8/],
])('refuses a file that is read as something else than is meant: %j', (text, problem) => {
  expect(problemIn(text)).toMatch(problem)
})

it.each([
  '',
  '\n# comment=1\n  #\n',
  'A=\nB= # comment\nexport C=1 # comment#2\n D = 2 \n',
  `A='a#b'\nB="a#b" # comment\nC=\`a#\nb\`\nD=1`,
])('takes %j', (text) => {
  expect(problemIn(text)).toBeUndefined()
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
