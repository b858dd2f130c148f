import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import type { EmailAdapter, SendEmailOptions } from 'payload'

import { log } from '#cms/log.ts'
import type { Settings } from '#cms/settings.ts'

/** A mail server that says nothing for so long is down. */
const SILENT_MS = 10_000

/** How Payload sends mail: through the server that SMTP_URL names; without one, a line in the log says what was not sent. */
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

/** Whom and about what, never the text: it may hold a link to a new password. */
const logged = async ({ to, subject }: SendEmailOptions): Promise<void> => {
  log.warn({ to, subject }, 'no mail was sent: SMTP_URL is not set')
}
