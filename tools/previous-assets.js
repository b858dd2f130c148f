import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'

/** The folders of the build's files that are named by their content, and of those that only the build before it had. */
const places = { built: 'dist/site/assets', previous: 'dist/previous/assets', aside: 'dist/.assets' }

/**
 * Puts the files of the last build aside, before the next one empties their folder: pages that were opened before request them.
 *
 * @param {typeof places} folders
 * @returns {() => void} to be called once the next one is built: the files that it lacks replace those kept of an earlier build
 */
export function keepAssets({ built, previous, aside } = places) {
  // If a failed build has left files aside, those are the last complete ones.
  if (!existsSync(aside) && existsSync(built)) renameSync(built, aside)
  return () => {
    if (!existsSync(aside)) return
    const now = new Set(readdirSync(built))
    const gone = readdirSync(aside).filter((name) => !now.has(name))
    if (gone.length > 0) {
      rmSync(previous, { recursive: true, force: true })
      mkdirSync(previous, { recursive: true })
      for (const name of gone) renameSync(path.join(aside, name), path.join(previous, name))
    }
    rmSync(aside, { recursive: true })
  }
}
