import { getPayload } from 'payload'

import { resetLink } from '#cms/auth/reset.ts'
import { findUser } from '#cms/auth/sessions.ts'
import { getSettings, prepareFolders, readSecret } from '#cms/common/settings.ts'

/**
 * The command line of `npm run reset-link -- ADDRESS`: for whoever has the server but no mail server, and forgot the
 * password of the only administrator.
 */
async function main([email, ...rest]: readonly string[]): Promise<string> {
  if (!email || rest.length > 0) throw new Error('usage: npm run reset-link -- someone@example.com')
  const settings = getSettings()
  prepareFolders(settings)
  process.env['PAYLOAD_SECRET'] = readSecret(process.env, settings)
  // Imported only now: it reads the settings.
  const { default: config } = await import('#cms/payload.config.ts')
  const payload = await getPayload({ config })
  const user = await findUser(payload, { email: email.trim().toLowerCase() })
  if (!user) throw new Error(`nobody signs in with ${email}`)
  return resetLink(payload, user)
}

main(process.argv.slice(2)).then(
  (link) => process.stdout.write(`Set a new password here within an hour: ${link}\n`, () => process.exit()),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  },
)
