import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'

import { Client } from '../support/client.ts'
import { startServer } from '../support/server.ts'
import { copyProject, edit, type ProjectCopy } from './project-copy.ts'

let project: ProjectCopy

beforeAll(async () => {
  project = await copyProject(['dist'])
})
afterAll(() => project?.remove())

/** Serves what is built in the copy. */
async function serve(): Promise<Client> {
  const server = await startServer({}, () => ['env', '-C', project.folder])
  onTestFinished(() => server.remove())
  return new Client(server.url)
}

const filesIn = (page: string): string[] => page.match(/\/assets\/[\w.-]+\.(js|css)/g) ?? []

it('L11: a page that was opened before an update gets its scripts and styles from the next build', async () => {
  await project.run('tools/build.js', 'server', 'site', 'site-server')
  const opened = filesIn((await (await serve()).fetch('/')).text)
  await edit(project.folder, 'site/language/words-en.ts', "loading: 'Loading'", "loading: 'Just a moment'")
  await project.run('tools/build.js', 'site', 'site-server')
  const updated = await serve()
  const now = filesIn((await updated.fetch('/')).text)
  expect(opened.filter((file) => !now.includes(file))).not.toEqual([])
  for (const file of [...opened, ...now]) {
    const { status, headers } = await updated.fetch(file)
    expect([file, status, headers.get('cache-control')]).toEqual([file, 200, 'public, max-age=31536000, immutable'])
  }
})
