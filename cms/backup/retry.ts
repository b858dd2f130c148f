import { isDiskFull } from '#cms/common/disk-full.ts'
import { log } from '#cms/common/log.ts'

const ATTEMPTS = 3

/**
 * Does something that can be repeated, at most three times: one of thousands of requests to a storage may fail. Throws the last error; those
 * before it are logged. A full disk is no failure that passes.
 *
 * @param file the name of the file that is copied, for the log
 */
export async function retry<Value>(file: string, work: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (isDiskFull(error)) throw error
      log.warn({ err: error, file, attempt, attempts: ATTEMPTS }, 'copying a file failed and is tried again')
    }
  }
  return work()
}
