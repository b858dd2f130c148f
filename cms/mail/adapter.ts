import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import type { EmailAdapter } from 'payload'

import { log } from '#cms/common/log.ts'
import type { Settings } from '#cms/common/settings.ts'

/** A mail server that says nothing for so long is down. */
const SILENT_MS = 10_000

/** How Payload sends mail: through the server that SMTP_URL names; without one, the log says that a mail was not sent. */
export function mailAdapter({ smtp, mailFrom }: Settings): EmailAdapter | Promise<EmailAdapter> {
  const defaults = { defaultFromAddress: mailFrom.address, defaultFromName: mailFrom.name }
  if (!smtp) return () => ({ ...defaults, name: 'log', sendEmail: logged })
  const transportOptions = {
    ...smtp,
    connectionTimeout: SILENT_MS,
    greetingTimeout: SILENT_MS,
    socketTimeout: SILENT_MS,
  }
  // A mail server that is down must not keep the site from starting.
  return nodemailerAdapter({ ...defaults, skipVerify: true, transportOptions })
}

/** Neither for whom nor about what: people's names and addresses stay out of the log, and links to new passwords too. */
const logged = async (): Promise<void> => {
  log.warn('a mail was not sent: SMTP_URL is not set')
}
