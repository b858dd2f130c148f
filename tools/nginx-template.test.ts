import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { writeProxyConfiguration } from '../tests/cluster/proxy.ts'
import { onPath } from './chromium.js'

/** The directives outside of any block. */
const outermost = (text: string): string[] => {
  let depth = 0
  return text.split('\n').flatMap((line) => {
    const code = line.replace(/#.*/, '').replaceAll(/\$\{\w+\}/g, 'VALUE')
    const before = depth
    depth += code.split('{').length - code.split('}').length
    return before === 0 && code.trim().endsWith(';') ? [code.trim()] : []
  })
}

// An upstream with `resolve` looks for a resolver there alone.
it('the resolver stands in the http context, and in no server', () => {
  const text = readFileSync('deploy/nginx.conf.template', 'utf8')
  expect(outermost(text)).toContainEqual(expect.stringMatching(/^resolver /))
  expect(text.match(/^\s*resolver /gm)).toHaveLength(1)
})

const nginx = onPath('nginx')

/** Whether nginx knows `resolve` in an upstream: 1.27.3 or newer. */
function knowsResolve(): boolean {
  if (nginx === undefined) return false
  const { stderr } = spawnSync(nginx, ['-v'], { encoding: 'utf8' })
  const [major = 0, minor = 0, patch = 0] = (/\/([\d.]+)/.exec(stderr)?.[1] ?? '').split('.').map(Number)
  return (major - 1) * 1_000_000 + minor * 1000 + patch >= 27_003
}

it.skipIf(!knowsResolve())('nginx takes nodes whose names are looked up again and again', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-nginx-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = await writeProxyConfiguration(folder, 8080, ['node1:3000 resolve', 'node2:3000 resolve'])
  const { status, stderr } = spawnSync(nginx ?? '', ['-e', 'stderr', '-t', '-c', file, '-p', folder], {
    encoding: 'utf8',
  })
  expect(status, stderr).toBe(0)
})
