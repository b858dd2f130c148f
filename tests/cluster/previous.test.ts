import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { previousCommit } from './previous.ts'

let root = ''
let clone = ''
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'site-previous-'))
  clone = path.join(root, 'clone')
  mkdirSync(path.join(clone, 'cms/migrations'), { recursive: true })
  git('init', '-q', '-b', 'main')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function git(...args: string[]): string {
  const who = ['-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false']
  const { status, stdout, stderr } = spawnSync('git', [...who, ...args], { cwd: clone, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return stdout.trim()
}

/** Commits a change of that file, and returns the commit. */
function commit(file: string): string {
  writeFileSync(path.join(clone, file), String(Math.random()))
  git('add', '.')
  git('commit', '-q', '-m', file)
  return git('rev-parse', 'HEAD')
}

const FIRST = 'cms/migrations/20260101_000000_first.ts'
const SECOND = 'cms/migrations/20260201_000000_second.ts'

it('without tags it is the commit before the newest migration, whatever came later', () => {
  commit(FIRST)
  const before = commit('a.ts')
  commit(SECOND)
  commit('b.ts')
  commit(SECOND)
  commit('cms/migrations/index.ts')
  expect(previousCommit(clone)).toBe(before)
})

it('a migration of a branch counts as of its merge', () => {
  commit(FIRST)
  git('checkout', '-q', '-b', 'side')
  commit(SECOND)
  commit('b.ts')
  git('checkout', '-q', 'main')
  const before = commit('a.ts')
  git('merge', '-q', '--no-ff', '--no-edit', 'side')
  expect(previousCommit(clone)).toBe(before)
})

it('a tag before what is checked out comes first', () => {
  commit(FIRST)
  commit(SECOND)
  const tagged = commit('a.ts')
  git('tag', 'v1')
  commit('b.ts')
  git('tag', 'v2')
  expect(previousCommit(clone)).toBe(tagged)
})

it('there is none in a shallow clone or outside a git repository', () => {
  commit(FIRST)
  commit(SECOND)
  commit('a.ts')
  const shallow = path.join(root, 'shallow')
  git('clone', '-q', '--depth=1', `file://${clone}`, shallow)
  expect(previousCommit(shallow)).toBeUndefined()
  expect(previousCommit(root)).toBeUndefined()
})
