import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { keepAssets } from './previous-assets.js'

/** Builds into folders of its own; the parameter has the files by their names. */
function builder() {
  const root = mkdtempSync(path.join(tmpdir(), 'site-assets-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const [built, previous, aside] = ['site/assets', 'previous/assets', '.assets'].map((name) => path.join(root, name))
  const folders = { built: built ?? '', previous: previous ?? '', aside: aside ?? '' }
  const build = (files: Readonly<Record<string, string>>, isSound = true) => {
    const finish = keepAssets(folders)
    // Vite empties the folder first, too.
    rmSync(path.dirname(folders.built), { recursive: true, force: true })
    mkdirSync(folders.built, { recursive: true })
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folders.built, name), text)
    if (isSound) finish()
  }
  const kept = () => (existsSync(folders.previous) ? readdirSync(folders.previous).sort() : [])
  return { build, kept, read: (name: string) => readFileSync(path.join(folders.previous, name), 'utf8') }
}

it('a build keeps what only the one before it had, once it is built, and until another one differs', () => {
  const { build, kept, read } = builder()
  build({ 'index-1.js': 'one', 'font.woff2': 'font' })
  expect(kept()).toEqual([])
  build({ 'index-2.js': 'two', 'font.woff2': 'font' })
  expect([kept(), read('index-1.js')]).toEqual([['index-1.js'], 'one'])
  build({ 'index-2.js': 'two', 'font.woff2': 'font' })
  expect(kept()).toEqual(['index-1.js'])
  build({ 'index-3.js': 'half' }, false)
  build({ 'index-3.js': 'three', 'font.woff2': 'font' })
  expect([kept(), read('index-2.js')]).toEqual([['index-2.js'], 'two'])
})
