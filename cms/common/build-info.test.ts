import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { version } from '../../package.json'
import { readBuildInfo } from './build-info.ts'

it.each([
  ['d3cb2f40-dirty\n', 'd3cb2f40-dirty'],
  ['', undefined],
  ['"}\n', undefined],
])('a file with %j names the commit %s', (text, commit) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'build-info-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'commit')
  expect(readBuildInfo(file)).toEqual({ version, commit: undefined })
  writeFileSync(file, text)
  expect(readBuildInfo(file)).toEqual({ version, commit })
})
