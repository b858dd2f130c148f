import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Writes which commit was built, which the server logs at its start (cms/common/build-info.ts): BUILD_COMMIT where it is set, as in the
 * image, else Git's short name, with `-dirty` after it where files were changed. Without either there is no file.
 *
 * @param {string} [folder] the project's
 */
export function writeCommit(folder = '.') {
  const file = path.join(folder, 'dist/commit')
  const commit = process.env['BUILD_COMMIT'] || commitOf(folder)
  if (!commit) return rmSync(file, { force: true })
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${commit}\n`)
}

/** @param {string} folder a repository around it would not be that of the project */
function commitOf(folder) {
  if (!existsSync(path.join(folder, '.git'))) return undefined
  const args = ['describe', '--always', '--dirty', '--abbrev=8', '--exclude=*']
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}
