import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import type { EmailAdapter } from 'payload'

import { log } from '#cms/common/log.ts'
import type { Settings } from '#cms/common/environment.ts'

const TIMEOUT_MS = 10_000

/** Payload's mail adapter: sends through SMTP_URL; without it, logs that a mail was not sent. */
export function mailAdapter({ smtp, mailFrom }: Settings): EmailAdapter | Promise<EmailAdapter> {
  const defaults = { defaultFromAddress: mailFrom.address, defaultFromName: mailFrom.name }
  if (!smtp) return () => ({ ...defaults, name: 'log', sendEmail: logged })
  const transportOptions = {
    ...smtp,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  }
  // skipVerify: an unreachable mail server must not prevent the start.
  return nodemailerAdapter({ ...defaults, skipVerify: true, transportOptions })
}

/** Logs neither recipient nor content, which are personal data and password reset links. */
const logged = async (): Promise<void> => {
  log.warn('a mail was not sent: SMTP_URL is not set')
}
