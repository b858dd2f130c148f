import { getPayload } from 'payload'

import { createResetLink } from '#cms/auth/reset.ts'
import { findUser } from '#cms/auth/sessions.ts'
import { getSettings, prepareFolders, readSecret } from '#cms/common/settings.ts'

/**
 * Runs `npm run reset-link -- EMAIL`, for operators without a mail server who forgot the only administrator's
 * password.
 */
async function main([email, ...rest]: readonly string[]): Promise<string> {
  if (!email || rest.length > 0) throw new Error('usage: npm run reset-link -- someone@example.com')
  const settings = getSettings()
  prepareFolders(settings)
  process.env['PAYLOAD_SECRET'] = readSecret(process.env, settings)
  // Imported late: it reads the settings.
  const { default: config } = await import('#cms/payload.config.ts')
  const payload = await getPayload({ config })
  const user = await findUser(payload, { email: email.trim().toLowerCase() })
  if (!user) throw new Error(`there is no user with the e-mail ${email}`)
  return createResetLink(payload, user)
}

main(process.argv.slice(2)).then(
  (link) => process.stdout.write(`Set a new password here within an hour: ${link}\n`, () => process.exit()),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  },
)
