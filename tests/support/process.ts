import { readdir, readFile } from 'node:fs/promises'

/** The number of files and sockets that a process has open. */
export const openDescriptors = async (pid: number): Promise<number> => (await readdir(`/proc/${pid}/fd`)).length

/** The resident memory of a process, in bytes. */
export async function residentBytes(pid: number): Promise<number> {
  const [, pages = '0'] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ')
  return Number(pages) * 4096
}

/** The resident memory of the processes that a process has started, in bytes. */
export async function residentBytesOfChildren(pid: number): Promise<number> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter(Boolean)
  // One may have ended meanwhile.
  const sizes = await Promise.all(children.map((child) => residentBytes(Number(child)).catch(() => 0)))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** The milliseconds for which a process's main thread was ready to run but had no processor. */
export async function waitedForProcessor(pid: number): Promise<number> {
  const [, waited = '0'] = (await readFile(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').catch(() => '')).split(' ')
  return Number(waited) / 1e6
}
