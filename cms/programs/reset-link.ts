import { randomBytes } from 'node:crypto'

import { getPayload, type Payload } from 'payload'

import { normalizedEmail } from '#contract/text/characters.ts'
import { auditKinds } from '#cms/audit/kinds.ts'
import { flushAuditTrail, record } from '#cms/audit/record.ts'
import { createPasswordLink, type Lifetime } from '#cms/auth/password-links.ts'
import { removeSecondFactor } from '#cms/auth/second-factor.ts'
import { findUser, type UserRow } from '#cms/auth/sessions.ts'
import { assertServedDatabase } from '#cms/backup/served-database.ts'
import { runCommand } from '#cms/common/run-command.ts'
import { getSettings, SettingError } from '#cms/common/environment.ts'

const USAGE = 'usage: npm run reset-link -- someone@example.com [--without-second-factor]'
const inWords: Readonly<Record<Lifetime, string>> = { hour: 'an hour', week: 'a week' }
const WITHOUT_FACTOR = '--without-second-factor'

/**
 * Runs `npm run reset-link -- EMAIL`, for operators without a mail server who forgot the only administrator's
 * password, or lost the second factor and its recovery codes. Works on a database that there is, and makes none.
 */
async function main(given: readonly string[]): Promise<string> {
  const [email, ...rest] = given.filter((argument) => argument !== WITHOUT_FACTOR)
  if (!email || email.startsWith('-') || rest.length > 0) throw new SettingError(USAGE)
  const database = await assertServedDatabase(getSettings())
  // Payload needs a secret, but no link depends on it: none is stored in DATA_DIR.
  process.env['PAYLOAD_SECRET'] ||= randomBytes(32).toString('hex')
  // Imported late: it reads the settings.
  const { default: config } = await import('#cms/payload.config.ts')
  const payload = await getPayload({ config })
  const user = await findUser(payload, { email: normalizedEmail(email) })
  if (!user)
    throw new SettingError(`there is no user with the e-mail ${email} in ${database}: ${await administrators(payload)}`)
  const factor = given.includes(WITHOUT_FACTOR) ? [await withoutFactor(payload, user)] : []
  const { link, lifetime } = await createPasswordLink(payload, user)
  return [...factor, `Set a new password here within ${inWords[lifetime]}: ${link}`].join('\n')
}

/** Who could be meant; whoever runs this has the database anyway. */
async function administrators(payload: Payload): Promise<string> {
  const where = { role: { equals: 'administrator' } }
  const { docs } = await payload.find({ collection: 'users', where, sort: 'email', depth: 0, pagination: false })
  const emails = docs.map((user) => user.email)
  return emails.length === 0 ? 'it has no administrator' : `its administrators are ${emails.join(', ')}`
}

/** Removes a second factor; returns what was done. */
async function withoutFactor(payload: Payload, user: UserRow): Promise<string> {
  if (!(await removeSecondFactor(payload, user))) return 'There was no second factor to remove.'
  record(payload, {
    who: user,
    action: 'deleted',
    kind: auditKinds.secondFactor,
    documentId: user.id,
    title: 'On the server',
  })
  await flushAuditTrail()
  return 'The second factor was removed.'
}

runCommand(main)
