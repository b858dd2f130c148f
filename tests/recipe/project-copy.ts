import { spawn } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { definedOnly } from '../support/server.ts'

const root = path.resolve(import.meta.dirname, '../..')
const files = path.join(import.meta.dirname, 'files')

/** Folders that are fetched, built or stored, not written. */
const notCopied = ['node_modules', 'dist', 'data', 'media', '.git', '.cache', 'cms/panel/.next']

/** A copy of the project in a folder of its own, with the packages of this one. */
export interface ProjectCopy {
  folder: string
  /** Runs a JavaScript file with Node.js in the folder; fails with what it printed. */
  run: (file: string, ...args: string[]) => Promise<void>
  remove: () => Promise<void>
}

/** @param built what is copied although it was built */
export async function copyProject(built: readonly string[] = []): Promise<ProjectCopy> {
  const without = notCopied.filter((name) => !built.includes(name)).map((name) => path.join(root, name))
  const folder = await mkdtemp(path.join(tmpdir(), 'recipe-test-'))
  await cp(root, folder, { recursive: true, filter: (source) => !without.includes(source) })
  // A link, so that tools that search parent folders find the packages as well.
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  return {
    folder,
    run: (file, ...args) => run(folder, file, args),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Puts the recipe's new files in their places. */
export async function addFiles(folder: string): Promise<void> {
  for (const name of await readdir(files, { recursive: true }))
    if (name.endsWith('.txt')) await cp(path.join(files, name), path.join(folder, name.slice(0, -'.txt'.length)))
}

/** Replaces a text that a file of the copy has once. */
export async function edit(folder: string, file: string, from: string, to: string): Promise<void> {
  const place = path.join(folder, file)
  const parts = (await readFile(place, 'utf8')).split(from)
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times ${from}`)
  await writeFile(place, parts.join(to))
}

function run(folder: string, file: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    // Excludes the test runner's environment, which would change how the same runner behaves there.
    const env = definedOnly({ PATH: process.env['PATH'], HOME: process.env['HOME'] })
    const child = spawn(process.execPath, [file, ...args], {
      cwd: folder,
      env: { ...env, NODE_ENV: 'test' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${file} ${args.join(' ')} ended with ${code}:\n${text}`)),
    )
  })
}
