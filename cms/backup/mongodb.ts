import { spawn } from 'node:child_process'

import { SettingError } from '#cms/settings.ts'

type Tool = 'mongodump' | 'mongorestore' | 'mongoexport'

/**
 * Runs one of MongoDB's own tools; answers what it wrote. The address, which may hold a password, is not passed as an
 * argument, since everybody on the machine sees those.
 */
function runTool(tool: Tool, uri: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = ['--config=/dev/stdin', `--db=${databaseName(uri)}`, ...args]
    const child = spawn(tool, options, { stdio: ['pipe', 'pipe', 'pipe'] })
    const output = { stdout: '', stderr: '' }
    for (const name of ['stdout', 'stderr'] as const)
      child[name].on('data', (chunk: Buffer) => (output[name] = (output[name] + chunk.toString()).slice(-4000)))
    child.stdin.on('error', () => undefined).end(`uri: ${JSON.stringify(uri)}\n`)
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(new SettingError(`${tool} cannot be run (${error.code}): install the MongoDB Database Tools`)),
    )
    child.once('close', (code) => {
      if (code === 0) resolve(output.stdout)
      else reject(new SettingError(`${tool} failed: ${output.stderr.trim().split('\n').at(-1) ?? code}`))
    })
  })
}

/** The database that an address names; `test` is what the drivers take when it names none. */
const databaseName = (uri: string): string => /^[^:]+:\/\/[^/]+\/([^?]+)/.exec(uri)?.[1] ?? 'test'

/** The site's database in one archive, without anybody's session. */
export async function dumpMongodb(uri: string, archive: string): Promise<void> {
  await runTool('mongodump', uri, [`--archive=${archive}`, '--excludeCollection=sessions'])
}

/** Whether anybody has used that database yet. */
export async function hasMongodb(uri: string): Promise<boolean> {
  const used = ['users', 'media'].map((name) => runTool('mongoexport', uri, [`--collection=${name}`, '--limit=1']))
  return (await Promise.all(used)).some((documents) => documents.trim() !== '')
}

/** Puts an archive's collections into the database that the address names, whatever it was called before. */
export async function restoreMongodb(uri: string, archive: string): Promise<void> {
  const name = databaseName(uri)
  await runTool('mongorestore', uri, [`--archive=${archive}`, '--nsFrom=$any$.$name$', `--nsTo=${name}.$name$`])
}
