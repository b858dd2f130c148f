import { SettingError } from './environment.ts'

/**
 * Throws SettingError for a TZ that Node.js takes for UTC, since it does not know it. The path of a file of a time zone is not checked.
 *
 * @param name the process's TZ
 */
export function assertTimeZone(name: string): void {
  const isPath = /^:?\//.test(name)
  const used: string | undefined = new Intl.DateTimeFormat().resolvedOptions().timeZone
  if (!isPath && (used === undefined || used === 'Etc/Unknown' || !isKnown(name)))
    throw new SettingError('TZ must be the name of a time zone, spelt as in Asia/Kathmandu')
}

function isKnown(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
