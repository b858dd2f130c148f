import path from 'node:path'

import { runCommand } from '#cms/common/run-command.ts'
import { getSettings, SettingError } from '#cms/common/environment.ts'
import { version } from '../../package.json'
import { backUp } from '#cms/backup/backup.ts'
import { restoreBackup } from '#cms/backup/restore.ts'

/** Runs `npm run backup -- DIR` and `npm run restore -- DIR`. */
async function main([command, given, ...rest]: readonly string[]): Promise<string> {
  if ((command !== 'backup' && command !== 'restore') || !given || rest.length > 0)
    throw new SettingError(`usage: npm run ${command === 'restore' ? 'restore' : 'backup'} -- DIR`)
  const dir = path.resolve(given)
  const { files, madeAt, missing } =
    command === 'backup' ? await backUp(getSettings(), dir, version) : await restoreBackup(getSettings(), dir, report)
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  const size = `${files.length} files, ${(bytes / 1_048_576).toFixed(1)} MB`
  const done = command === 'backup' ? `Backed up into ${dir}: ${size}` : `Restored from ${dir}, made ${madeAt}: ${size}`
  return [done, ...(command === 'restore' ? [SECRET] : []), ...warning(missing ?? [])].join('\n')
}

/** What a restored instance needs that no backup has. */
const SECRET =
  'Before the first start set PAYLOAD_SECRET, or the file secret in DATA_DIR, to that of the backed up instance: second factors need it. Sessions and API keys are not restored'

const report = (line: string): unknown => process.stdout.write(`${line}\n`)

/** Files that were missing before the backup do not make it fail. */
const warning = (missing: readonly string[]): string[] =>
  missing.length > 0 ? [`Warning: pictures of the database whose files were missing: ${missing.join(', ')}`] : []

runCommand(main)
