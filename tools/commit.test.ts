import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { expect, it, onTestFinished, vi } from 'vitest'

import { writeCommit } from './commit.js'

const who = ['-c', 'user.name=T', '-c', 'user.email=t@example.com']

it('a build names its commit and whether files were changed, that which is given in its place, or none without a repository', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'commit-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  vi.stubEnv('BUILD_COMMIT', undefined)
  onTestFinished(() => void vi.unstubAllEnvs())
  const git = (...args: string[]) => spawnSync('git', [...who, ...args], { cwd: root, encoding: 'utf8' }).stdout.trim()
  const written = (folder = root) => {
    writeCommit(folder)
    const file = path.join(folder, 'dist/commit')
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined
  }
  git('init')
  writeFileSync(path.join(root, '.gitignore'), 'dist\n')
  git('add', '.')
  git('commit', '--message', 'one')
  const commit = git('rev-parse', '--short=8', 'HEAD')
  expect(commit).toMatch(/^[0-9a-f]{8}$/)
  // A tag does not take its place.
  git('tag', 'v1')
  expect(written()).toBe(`${commit}\n`)
  writeFileSync(path.join(root, '.gitignore'), 'dist\n# changed\n')
  expect(written()).toBe(`${commit}-dirty\n`)
  vi.stubEnv('BUILD_COMMIT', '12ab')
  expect(written()).toBe('12ab\n')
  vi.stubEnv('BUILD_COMMIT', '')
  const inner = path.join(root, 'inner')
  mkdirSync(path.join(inner, 'dist'), { recursive: true })
  writeFileSync(path.join(inner, 'dist/commit'), 'former\n')
  expect(written(inner)).toBeUndefined()
})
