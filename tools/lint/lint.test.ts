import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

/** Files, each with a path that it imports and what the linter says of it. */
const REFUSED: [file: string, imported: string, message: RegExp][] = [
  ['contract/bad.ts', '#site/good.ts', /must import its own files only/],
  ['contract/package.ts', 'payload', /must import its own files only/],
  ['contract/calendar/bad.ts', '../good.ts', /must not import type descriptions/],
  ['contract/text/bad.ts', '../good.ts', /must not import type descriptions/],
  ['contract/fields/bad.ts', '../blog.ts', /must not import type descriptions/],
  ['contract/rich-text/bad.ts', '#contract/blog.ts', /may import its vocabulary/],
  ['collections/bad.ts', '#cms/good.ts', /may import contract\/ only/],
  ['collections/relative.ts', '../site/good.ts', /may import contract\/ only/],
  ['collections/package.ts', '@payloadcms/richtext-lexical', /may import contract\/ and payload only/],
  ['cms/bad.ts', '#site/good.ts', /must not import the site/],
  ['cms/bad.test.ts', '#tests/support/good.ts', /tests over HTTP/],
  ['cms/api/bad.ts', '#cms/server/good.ts', /API must not import/],
  ['cms/auth/bad.ts', '../server/good.ts', /API must not import/],
  ['cms/visitor-cache/bad.ts', '#cms/server/good.ts', /API must not import/],
  ['cms/media/bad.ts', '#cms/api/good.ts', /must not import the API or the server/],
  ['cms/rich-text/bad.ts', '#cms/server/good.ts', /must not import the API or the server/],
  ['site/bad.ts', '#cms/good.ts', /may import contract\/ only/],
  ['site/package.ts', 'node:fs', /runs in browsers/],
  ['site/helper.ts', './testing/good.ts', /Only tests may import/],
  ['site/ui/bad.ts', '#contract/blog.ts', /must not import content, state or pages/],
  ['site/ui/deadline.ts', '#contract/deadline.ts', /must not import content, state or pages/],
  ['site/text/bad.ts', '../state/good.ts', /must not import content, state or pages/],
  ['site/api/bad.ts', '../pages/good.ts', /must not import pages or interface/],
  ['site/state/bad.ts', '../ui/good.ts', /must not import pages or interface/],
  ['site/pages/bad.ts', '../staff/good.ts', /must not import the staff’s screens/],
  ['site/pages/call.ts', '../api/good.ts', /through site\/state/],
  ['site/staff/bad.ts', '../pages/good.ts', /must not import visitors’ pages/],
  ['tests/contract/bad.test.ts', '#cms/good.ts', /must not import the application/],
]

/** Imports of two folders by each other, and of two folders' folders. */
const CIRCLES: typeof REFUSED = [
  ['cms/trash/bad.ts', '../drafts/bad.ts', /cms\/drafts imports cms\/trash already/],
  ['cms/drafts/bad.ts', '../trash/good.ts', /cms\/trash imports cms\/drafts already/],
  ['site/forms/one/bad.ts', '../../layout/good.ts', /site\/layout imports site\/forms already/],
  ['site/layout/bad.ts', '../forms/two/good.ts', /site\/forms imports site\/layout already/],
]

const ALLOWED: [file: string, statement: string][] = [
  ['contract/fields/fine.ts', "export { value } from '../text/good.ts'"],
  ['contract/rich-text/fine.ts', "export { value } from '../limits.ts'"],
  ['collections/fine.ts', "export { value } from 'payload'"],
  ['collections/fine.test.ts', "export { value } from 'vitest'"],
  ['cms/fine.ts', "export { value } from '#collections/good.ts'"],
  ['site/fine.ts', "export { value } from '#contract/good.ts'"],
  ['site/pages/fine.ts', "import type { Value } from '../api/good.ts'\nexport type Same = Value"],
  ['tests/contract/fine.ts', "export { value } from '#contract/good.ts'"],
]

/** Every top folder, since the linter reads them all. */
const EMPTY = ['cms', 'collections', 'contract', 'site', 'tests'].map((top): [string, string] => [
  `${top}/empty.ts`,
  '',
])

/** The linter's messages by file, of a project that has only these files. */
function lint(files: [file: string, statement: string][]): ReadonlyMap<string, string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lint-'))
  try {
    for (const file of ['.oxlintrc.json', 'tools/lint', 'contract/index.ts'])
      cpSync(path.join(root, file), path.join(folder, file), { recursive: true })
    for (const [file, statement] of [...EMPTY, ...files]) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      writeFileSync(path.join(folder, file), `${statement}\n`)
    }
    const program = path.join(root, 'node_modules/oxlint/bin/oxlint')
    const { stdout } = spawnSync(process.execPath, [program, '--format=json', '.'], { cwd: folder, encoding: 'utf8' })
    const { diagnostics }: { diagnostics: { filename: string; message: string }[] } = JSON.parse(stdout)
    const messages = new Map<string, string>()
    for (const { filename, message } of diagnostics)
      messages.set(filename, `${messages.get(filename) ?? ''}${message}\n`)
    return messages
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const imports = (cases: typeof REFUSED): [string, string][] =>
  cases.map(([file, imported]) => [file, `export { value } from '${imported}'`])

describe('imports against the directions', () => {
  const messages = lint(imports(REFUSED))

  it.each(REFUSED)('%s must not import %s', (file, _imported, message) => {
    expect(messages.get(file)).toMatch(message)
  })
})

describe('imports in the directions', () => {
  const messages = lint(ALLOWED)

  it.each(ALLOWED)('%s may have %j', (file) => {
    expect(messages.get(file)).toBeUndefined()
  })
})

describe('imports in a circle of folders', () => {
  const messages = lint(imports(CIRCLES))

  it.each(CIRCLES)('%s must not import %s', (file, _imported, message) => {
    expect(messages.get(file)).toMatch(message)
  })
})
