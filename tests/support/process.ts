import { readdir, readFile } from 'node:fs/promises'

/** How many files and sockets a process has open. */
export const openDescriptors = async (pid: number): Promise<number> => (await readdir(`/proc/${pid}/fd`)).length

/** Memory that a process occupies, in bytes. */
export async function residentBytes(pid: number): Promise<number> {
  const [, pages = '0'] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ')
  return Number(pages) * 4096
}

/** How long a process's main thread could have gone on and had to wait for a processor, in milliseconds. */
export async function waitedForProcessor(pid: number): Promise<number> {
  const [, waited = '0'] = (await readFile(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').catch(() => '')).split(' ')
  return Number(waited) / 1e6
}
