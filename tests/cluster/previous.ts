import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'

/** The version that is served before this one, until there are tags. */
const RECORDED = '06260589d471c2cdd9c6512513f68a9f4547d868'

/**
 * The folder of the previous version's build, without the panel; built on first use.
 *
 * @returns undefined where git does not have it, as in a shallow clone
 */
export function previousBuild(): string | undefined {
  const revision = lastTag() ?? RECORDED
  const commit = git(['rev-parse', '--verify', '--quiet', `${revision}^{commit}`])
  if (commit === undefined) return undefined
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

/** The newest tag before what is checked out. */
const lastTag = (): string | undefined => git(['describe', '--tags', '--abbrev=0', 'HEAD^'])

function git(args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

const read = (file: string): string => readFileSync(file, 'utf8')

function run(command: string, args: readonly string[], cwd: string): void {
  const { status, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args[0]}: ${error?.message ?? stderr}`)
}
