import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'

/** Whether the kernel lets this user mount file systems in a namespace. */
export const hasDisks = spawnSync('unshare', ['--map-root-user', '--mount', 'true']).status === 0

/** A command prefix that runs a process with its own tmpfs mounted on a folder, which ends with the process. */
export const ownDisk = (folder: string, options: string): readonly string[] => [
  'unshare',
  '--map-root-user',
  '--mount',
  'sh',
  '-c',
  'mkdir -p "$0" && mount -t tmpfs -o "$1" tmpfs "$0" && shift && exec "$@"',
  folder,
  options,
]

/** The path of a folder in that process's file systems. */
export const seenBy = (pid: number, folder: string): string => `/proc/${pid}/root${folder}`

/** Remounts that process's file system on a folder as read-only, or as writable. */
export async function remount(pid: number, folder: string, as: 'ro' | 'rw'): Promise<void> {
  const inside = ['--target', String(pid), '--user', '--mount', '--preserve-credentials']
  await promisify(execFile)('nsenter', [...inside, 'mount', '-o', `remount,${as}`, folder])
}
