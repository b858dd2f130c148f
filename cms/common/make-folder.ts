import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'

/**
 * Makes a folder that is missing, with its parents, one by one: Node's `recursive` option never returns where the kernel denies it
 * (below /proc, say).
 */
export function makeFolder(dir: string, mode?: number): void {
  if (existsSync(dir)) return
  makeFolder(path.dirname(dir), mode)
  try {
    mkdirSync(dir, mode)
  } catch (error) {
    // Another node that starts at the same time has made it.
    if (!existsSync(dir)) throw error
  }
}
