import { getPayload } from 'payload'

import { normalizedEmail } from '#contract/text/characters.ts'
import { auditKinds } from '#cms/audit/kinds.ts'
import { flushAuditTrail, record } from '#cms/audit/record.ts'
import { createPasswordLink, type Lifetime } from '#cms/auth/password-links.ts'
import { removeSecondFactor } from '#cms/auth/second-factor.ts'
import { findUser } from '#cms/auth/sessions.ts'
import { runCommand } from '#cms/common/run-command.ts'
import { getSettings, prepareFolders, readSecret } from '#cms/common/environment.ts'

const USAGE = 'usage: npm run reset-link -- someone@example.com [--without-second-factor]'
const inWords: Readonly<Record<Lifetime, string>> = { hour: 'an hour', week: 'a week' }
const WITHOUT_FACTOR = '--without-second-factor'

/**
 * Runs `npm run reset-link -- EMAIL`, for operators without a mail server who forgot the only administrator's
 * password, or lost the second factor and its recovery codes.
 */
async function main(given: readonly string[]): Promise<string> {
  const [email, ...rest] = given.filter((argument) => argument !== WITHOUT_FACTOR)
  if (!email || email.startsWith('-') || rest.length > 0) throw new Error(USAGE)
  const settings = getSettings()
  prepareFolders(settings)
  process.env['PAYLOAD_SECRET'] = readSecret(process.env, settings)
  // Imported late: it reads the settings.
  const { default: config } = await import('#cms/payload.config.ts')
  const payload = await getPayload({ config })
  const user = await findUser(payload, { email: normalizedEmail(email) })
  if (!user) throw new Error(`there is no user with the e-mail ${email}`)
  if (given.includes(WITHOUT_FACTOR) && (await removeSecondFactor(payload, user))) {
    record(payload, {
      who: user,
      action: 'deleted',
      kind: auditKinds.secondFactor,
      documentId: user.id,
      title: 'On the server',
    })
    await flushAuditTrail()
  }
  const { link, lifetime } = await createPasswordLink(payload, user)
  return `Set a new password here within ${inWords[lifetime]}: ${link}`
}

runCommand(main)
