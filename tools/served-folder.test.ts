import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { describe, expect, it, onTestFinished } from 'vitest'

import { isServed, SERVED } from './served-folder.js'

const MODULE = pathToFileURL(path.join(import.meta.dirname, 'served-folder.js')).href

/** A process that marks the folder until it is ended, as `npm start` does. */
async function serveFrom(folder: string) {
  const program = `
    const { markServed } = await import(${JSON.stringify(MODULE)})
    await markServed()
    process.stdout.write('marked')
    setInterval(() => {}, 60_000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { cwd: folder })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  return {
    end: async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'served-folder-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

describe.runIf(process.platform === 'linux')('a folder', () => {
  it('is served until the process that serves from it is killed', async () => {
    const [folder, other] = [newFolder(), newFolder()]
    expect(await isServed(folder)).toBe(false)
    const site = await serveFrom(folder)
    expect([await isServed(folder), await isServed(other)]).toEqual([true, false])
    await site.end()
    expect(await isServed(folder)).toBe(false)
  })

  it('is marked by a site that started while another one was still stopping', async () => {
    const folder = newFolder()
    const stopping = await serveFrom(folder)
    await serveFrom(folder)
    await stopping.end()
    await expect.poll(() => isServed(folder), { timeout: 15_000 }).toBe(true)
  })

  it('from which a site is served is not built in', async () => {
    const folder = newFolder()
    const build = () =>
      spawnSync(process.execPath, [path.join(import.meta.dirname, 'build.js'), 'site'], {
        cwd: folder,
        encoding: 'utf8',
      })
    const site = await serveFrom(folder)
    expect(build()).toMatchObject({ status: 1, stdout: '', stderr: `${SERVED}\n` })
    expect(readdirSync(folder)).toEqual([])
    await site.end()
    expect(build().stdout).toContain('Building')
  })
})
