import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import type { EmailAdapter } from 'payload'

import { log } from '#cms/common/log.ts'
import type { Settings, Smtp } from '#cms/common/environment.ts'

const TIMEOUT_MS = 10_000

/** Payload's mail adapter: sends through SMTP_URL; without it, logs that a mail was not sent. */
export async function mailAdapter({ smtp, mailFrom }: Pick<Settings, 'smtp' | 'mailFrom'>): Promise<EmailAdapter> {
  const defaults = { defaultFromAddress: mailFrom.address, defaultFromName: mailFrom.name }
  if (!smtp) return () => ({ ...defaults, name: 'log', sendEmail: logged })
  const transportOptions = {
    ...smtp,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  }
  // skipVerify: an unreachable mail server must not prevent the start.
  const createAdapter = await nodemailerAdapter({ ...defaults, skipVerify: true, transportOptions })
  return (options) => {
    const adapter = createAdapter(options)
    return {
      ...adapter,
      sendEmail: (mail) =>
        adapter.sendEmail(mail).catch((error: unknown) => {
          throw error instanceof Error ? withoutEcho(error, smtp) : error
        }),
    }
  }
}

/**
 * The error, whose message goes into the log and into the job, without what mail servers quote of a command: addresses, and the password as it
 * is sent.
 */
function withoutEcho(error: Error, { auth }: Smtp): Error {
  const base64 = (text: string): string => Buffer.from(text).toString('base64')
  const { user, pass } = auth ?? { user: '', pass: '' }
  const sent = [base64(`\0${user}\0${pass}`), base64(pass), pass, base64(user)].filter(Boolean)
  const clean = (text: string): string =>
    sent.reduce((rest, each) => rest.replaceAll(each, '…'), text).replace(/[^\s<>:;,"']+@[^\s<>:;,"']+/g, '…')
  return Object.assign(error, { message: clean(error.message), stack: clean(error.stack ?? '') })
}

/** Logs neither recipient nor content, which are personal data and password reset links. */
const logged = async (): Promise<void> => {
  log.warn('a mail was not sent: SMTP_URL is not set')
}
