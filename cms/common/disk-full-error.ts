import { isDiskFull } from './disk-full.ts'
import { SettingError } from './environment.ts'

class DiskFullError extends SettingError {}

/**
 * Does work that writes into a folder. Throws SettingError that names the folder if its disk is full.
 *
 * @param remedy what to do then
 */
export async function writingInto<T>(folder: string, remedy: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    // One that names its folder already, of work within this one.
    if (error instanceof DiskFullError || !isDiskFull(error)) throw error
    throw new DiskFullError(`the disk of ${folder} is full: ${remedy}`, { cause: error })
  }
}
