import { readFileSync } from 'node:fs'
import path from 'node:path'

let common: ReadonlySet<string> | undefined

function load(): ReadonlySet<string> {
  const lines = readFileSync(path.resolve('cms/auth/common-passwords.txt'), 'utf8').split('\n')
  return new Set(lines.filter((line) => line !== '' && !line.startsWith('#')))
}

/** What is guessed first where this site is used; the list above is of English-speaking countries. */
const local =
  /^(admin(istrator)?|bhaktapur|bharatpur|biratnagar|birgunj|buddha|butwal|chitwan|dharan|everest|ganesh|gorkha|himal(ayan?)?|hetauda|janakpur|kathmandu|lalitpur|lumbini|namaste|nepal(gunj|i)?|pashupati|pokhara|sagarmatha)[@#!._-]?\d{0,4}[@#!]?$/

/** Whether a password is among the 3,000 most common ones, or a word that is guessed first here with a few digits, ignoring case. */
export const isCommonPassword = (password: string): boolean =>
  (common ??= load()).has(password.toLowerCase()) || local.test(password.toLowerCase())
