import { readdir, readFile } from 'node:fs/promises'

/** How many files and sockets a process has open. */
export const openDescriptors = async (pid: number): Promise<number> => (await readdir(`/proc/${pid}/fd`)).length

/** Memory that a process occupies, in bytes. */
export async function residentBytes(pid: number): Promise<number> {
  const [, pages = '0'] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ')
  return Number(pages) * 4096
}
