import path from 'node:path'

import { runCommand } from '#cms/common/run-command.ts'
import { getSettings, SettingError } from '#cms/common/environment.ts'
import { version } from '../../package.json'
import { backUp } from '#cms/backup/backup.ts'
import type { Manifest } from '#cms/backup/manifest.ts'
import { restoreBackup } from '#cms/backup/restore.ts'

const SEND_MAIL = '--send-mail'

const usage = {
  backup: 'usage: npm run backup -- DIR',
  restore: `usage: npm run restore -- DIR [${SEND_MAIL}]`,
} as const

/** Runs `npm run backup -- DIR` and `npm run restore -- DIR [--send-mail]`. */
async function main([command, ...given]: readonly string[]): Promise<string> {
  if (command !== 'restore') return backup(command === 'backup' ? given : [])
  return restore(given)
}

async function backup([given, ...rest]: readonly string[]): Promise<string> {
  if (!given || rest.length > 0) throw new SettingError(usage.backup)
  const dir = path.resolve(given)
  const manifest = await backUp(getSettings(), dir, version)
  return [`Backed up into ${dir}: ${sizeOf(manifest)}`, ...warning(manifest)].join('\n')
}

async function restore(given: readonly string[]): Promise<string> {
  const [folder, ...rest] = given.filter((argument) => argument !== SEND_MAIL)
  if (!folder || rest.length > 0) throw new SettingError(usage.restore)
  const dir = path.resolve(folder)
  const mails = given.includes(SEND_MAIL) ? 'keep' : 'drop'
  const restored = await restoreBackup(getSettings(), dir, { mails, report })
  return [
    `Restored from ${dir}, made ${restored.madeAt}: ${sizeOf(restored)}`,
    SECRET,
    ...(restored.droppedMails > 0
      ? [
          `Waiting mails that were left out, so that a copy of the site writes to nobody: ${restored.droppedMails}. Inquiries and replies are on the desk. To have the mails sent, restore with ${SEND_MAIL}`,
        ]
      : []),
    ...warning(restored),
  ].join('\n')
}

function sizeOf({ files }: Manifest): string {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  return `${files.length} files, ${(bytes / 1_048_576).toFixed(1)} MB`
}

/** What a restored instance needs that no backup has. */
const SECRET =
  'Before the first start set PAYLOAD_SECRET, or the file secret in DATA_DIR, to that of the backed up instance: second factors need it. Sessions and API keys are not restored'

const report = (line: string): unknown => process.stdout.write(`${line}\n`)

/** Files that were missing before the backup do not make it fail. */
const warning = ({ missing = [] }: Manifest): string[] =>
  missing.length > 0 ? [`Warning: pictures of the database whose files were missing: ${missing.join(', ')}`] : []

runCommand(main)
