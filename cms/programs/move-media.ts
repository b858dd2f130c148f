import { moveMedia } from '#cms/backup/move-media.ts'
import { runCommand } from '#cms/common/run-command.ts'
import { getSettings, prepareFolders, SettingError } from '#cms/common/environment.ts'

/** Runs `npm run move-media -- --to bucket|folder [--remove]`. */
async function main(given: readonly string[]): Promise<string> {
  const [flag, to, ...rest] = given
  const removes = rest.length === 1 && rest[0] === '--remove'
  if (flag !== '--to' || (to !== 'bucket' && to !== 'folder') || (rest.length > 0 && !removes))
    throw new SettingError('usage: npm run move-media -- --to bucket|folder [--remove]')
  const settings = getSettings()
  // Both stores are used: without a bucket in the settings the folder of pictures is prepared, too.
  prepareFolders({ ...settings, bucket: undefined })
  const moved = await moveMedia(settings, to, removes)
  const done = `Copied ${moved.copied} files from ${moved.from} to ${moved.to}; ${moved.present} were there already.`
  return removes ? `${done} Removed ${moved.removed} from where they were.` : done
}

runCommand(main)
