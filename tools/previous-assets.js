import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'

/** Where a build of the site has the files that are named by their content, and where those stay that the next one no longer has. */
const places = { built: 'dist/site/assets', previous: 'dist/previous/assets', aside: 'dist/.assets' }

/**
 * Puts the files of the last build aside, before the next one empties their folder: pages that were opened before ask for them.
 *
 * @param {typeof places} folders
 * @returns {() => void} to be called once the next one is built: what it lacks replaces what was kept of the one before
 */
export function keepAssets({ built, previous, aside } = places) {
  // Left by a build that failed: those are the last ones that were whole.
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
