import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'

import { isFileMissing } from '#cms/common/missing-file.ts'
import { SettingError } from '#cms/common/environment.ts'
import { areFilesHeld, holdFiles } from './deletion-hold.ts'
import type { ByteRange, MediaStore } from './media-store.ts'

/** Pictures in a folder, which nodes may share. */
export function folderStore(dir: string): MediaStore {
  const fileOf = (filename: string): string => path.join(dir, path.basename(filename))
  return {
    name: `MEDIA_DIR (${dir})`,
    // On the same file system as the pictures, so that a file is moved into place by renaming.
    temporaryDir: path.join(dir, '.tmp'),
    check: async () => {
      if (!(await stat(dir).catch(() => undefined))?.isDirectory())
        throw new SettingError(`there is no folder ${dir}: set MEDIA_DIR as the server has it`)
    },
    put: async (files) => {
      for (const { from, filename } of files) await rename(from, fileOf(filename))
      const folder = await open(dir, 'r')
      await folder.sync().finally(() => folder.close())
    },
    find: async (filename) => {
      const found = await stat(fileOf(filename)).catch(undefinedIfMissing)
      return found?.isFile() ? { bytes: found.size, modifiedAt: found.mtime } : undefined
    },
    open: (filename, range) => openFile(fileOf(filename), range),
    read: (filename) => readFile(fileOf(filename)).catch(undefinedIfMissing),
    remove: async (filenames) => {
      await Promise.all(filenames.map((filename) => rm(fileOf(filename), { force: true })))
    },
    // Names with a leading dot are the server's own folders.
    list: async () => (await readdir(dir)).filter((name) => !name.startsWith('.')).sort(),
    hold: () => holdFiles(dir),
    isHeld: () => areFilesHeld(dir),
  }
}

async function openFile(file: string, range: ByteRange | undefined) {
  // Only files are opened: opening anything else, such as a folder without rights, may fail.
  const found = await stat(file).catch(undefinedIfMissing)
  const handle = found?.isFile() ? await open(file).catch(undefinedIfMissing) : undefined
  if (!found || !handle) return undefined
  return { bytes: found.size, modifiedAt: found.mtime, body: handle.createReadStream(range ? { ...range } : {}) }
}

function undefinedIfMissing(error: unknown): undefined {
  if (!isFileMissing(error)) throw error
}
