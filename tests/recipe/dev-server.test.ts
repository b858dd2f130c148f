import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { expect, it, onTestFinished, vi } from 'vitest'

import { publicPages } from '../support/public-pages.ts'
import { definedOnly, freePort } from '../support/server.ts'
import { copyProject } from './project-copy.ts'

it('npm run dev serves every public page and the staff’s screens, and ends with its server', async () => {
  const project = await copyProject()
  const port = await freePort()
  const { PATH, HOME } = process.env
  const dev = spawn(process.execPath, ['tools/dev.js'], {
    cwd: project.folder,
    env: { NODE_ENV: 'development', ...definedOnly({ PATH, HOME, PORT: String(port) }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  onTestFinished(async () => {
    if (dev.exitCode === null && dev.kill('SIGKILL')) await once(dev, 'exit')
    await project.remove()
  })
  const url = `http://127.0.0.1:${port}`
  const isHealthy = () =>
    fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  await vi.waitUntil(isHealthy, { timeout: 120_000, interval: 250 }).catch(() => expect.fail(output))
  for (const { path: page } of publicPages) {
    const response = await fetch(url + page, { headers: { accept: 'text/html' } })
    expect([page, response.status], output).toEqual([page, 200])
    expect(await response.text()).toContain('/@vite/client')
  }
  const ended = once(dev, 'exit')
  dev.kill('SIGTERM')
  expect((await ended)[0]).toBe(0)
})
