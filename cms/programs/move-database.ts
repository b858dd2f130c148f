import { moveDatabase } from '#cms/backup/move-database.ts'
import { withRestoreLease } from '#cms/backup/restore-lease.ts'
import { runCommand } from '#cms/common/run-command.ts'
import { getSettings, SettingError } from '#cms/common/environment.ts'

/** Runs `npm run move-database -- --from mongodb://…|FOLDER`: copies into the database that the settings name. */
async function main([flag, from, ...rest]: readonly string[]): Promise<string> {
  if (flag !== '--from' || from === undefined || rest.length > 0)
    throw new SettingError('usage: npm run move-database -- --from mongodb://…|FOLDER')
  const settings = getSettings()
  await withRestoreLease(settings, () => moveDatabase(settings, from, (line) => process.stdout.write(`${line}\n`)))
  return 'Copied. Pictures are where they were; everybody signs in again.'
}

runCommand(main)
