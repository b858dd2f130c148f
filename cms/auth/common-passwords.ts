import { readFileSync } from 'node:fs'
import path from 'node:path'

let common: ReadonlySet<string> | undefined

function load(): ReadonlySet<string> {
  const lines = readFileSync(path.resolve('cms/auth/common-passwords.txt'), 'utf8').split('\n')
  return new Set(lines.filter((line) => line !== '' && !line.startsWith('#')))
}

/** Whether a password is among the 3,000 most common ones, ignoring case. */
export const isCommonPassword = (password: string): boolean => (common ??= load()).has(password.toLowerCase())
