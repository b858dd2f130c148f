import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

describe('compose.yaml', () => {
  const [, node = ''] = /^x-node: &node\n((?: .*\n|\n)+)/m.exec(readFileSync('compose.yaml', 'utf8')) ?? []
  const [, environment = ''] = /^ {2}environment:\n((?: {4}.*\n)+)/m.exec(node) ?? []

  it('gives its nodes the settings of .env, if there is one', () => {
    expect(node).toMatch(/^ {2}env_file: \[\{ path: \.env, required: false \}\]$/m)
  })

  it.each([
    'PORT',
    'HOST',
    'DATA_DIR',
    'MEDIA_DIR',
    'DATABASE_URI',
    'S3_ENDPOINT',
    'S3_REGION',
    'S3_BUCKET',
    'S3_PATH_STYLE',
  ])('sets %s itself, as a value for another place would end the nodes', (name) =>
    expect(environment).toMatch(new RegExp(`^ {4}${name}: \\S`, 'm')),
  )
})

describe('docs/deploying.md', () => {
  const text = readFileSync('docs/deploying.md', 'utf8')

  it.each(['reset-link', 'backup', 'restore', 'move-media', 'move-database'])('has a row for npm run %s', (name) => {
    const program = name === 'restore' ? 'backup.js restore' : `${name}.js`
    expect(text).toMatch(new RegExp(`^\\| \`npm run ${name} .*\\| \`dist/server/${program} `, 'm'))
  })
})
