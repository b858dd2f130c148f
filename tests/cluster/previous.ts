import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'

/**
 * The folder of the previous version's build, without the panel; built on first use.
 *
 * @returns undefined, after printing why, if git does not have that version, as in a shallow clone
 * @throws Error in that case if CI is set
 */
export function previousBuild(): string | undefined {
  const commit = previousCommit()
  if (commit !== undefined) return builtAt(commit)
  const reason = 'git has no previous version here: a clone with its history is needed (fetch-depth: 0)'
  if (process.env['CI']) throw new Error(reason)
  process.stdout.write(`\nSkipped: the previous version beside this one, since ${reason}.\n`)
  return undefined
}

/**
 * The commit of the previously deployed version: the newest tag before HEAD; without tags, the parent of the commit that added the newest
 * migration.
 *
 * @param cwd a folder of the clone
 */
export function previousCommit(cwd = '.'): string | undefined {
  const git = (...args: readonly string[]): string | undefined => {
    const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8' })
    return (status === 0 && stdout.trim()) || undefined
  }
  const commitOf = (name: string) => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`)
  const tag = git('describe', '--tags', '--abbrev=0', 'HEAD^')
  if (tag !== undefined) return commitOf(tag)
  const latest = git('log', '-1', '--first-parent', '--diff-filter=A', '-m', '--format=%H', '--', MIGRATIONS)
  // In a shallow clone, the first commit adds all files and has no parent.
  return latest === undefined ? undefined : commitOf(`${latest}^`)
}

/** Names of migrations begin with their date. */
const MIGRATIONS = 'cms/migrations/2*.ts'

function builtAt(commit: string): string {
  const folder = path.resolve('.cache/previous', commit)
  if (existsSync(folder)) return folder
  mkdirSync(path.dirname(folder), { recursive: true })
  const fresh = mkdtempSync(`${folder}-`)
  try {
    const archive = path.join(fresh, 'all.tar')
    run('git', ['archive', '-o', archive, commit], '.')
    run('tar', ['-xf', archive], fresh)
    rmSync(archive)
    const isSame = read(`${fresh}/package-lock.json`) === read('package-lock.json')
    if (isSame) symlinkSync(path.resolve('node_modules'), path.join(fresh, 'node_modules'))
    else run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], fresh)
    run(process.execPath, ['tools/build.js', 'server', 'site', 'site-server'], fresh)
    renameSync(fresh, folder)
    return folder
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    throw error
  }
}

const read = (file: string): string => readFileSync(file, 'utf8')

function run(command: string, args: readonly string[], cwd: string): void {
  const { status, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args[0]}: ${error?.message ?? stderr}`)
}
