import { readFileSync } from 'node:fs'

import { version } from '../../package.json'
import { isFileMissing } from './missing-file.ts'

export interface BuildInfo {
  /** From package.json. */
  version: string
  /** The commit that was built; undefined if the build had no repository. */
  commit: string | undefined
}

/** What is served, for operators: visitors are not shown it. */
export const readBuildInfo = (file = 'dist/commit'): BuildInfo => ({ version, commit: commitIn(file) })

function commitIn(file: string): string | undefined {
  try {
    return /^[\w.-]{1,64}$/.exec(readFileSync(file, 'utf8').trim())?.[0]
  } catch (error) {
    if (isFileMissing(error)) return undefined
    throw error
  }
}
