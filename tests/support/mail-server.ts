import { once } from 'node:events'

import { SMTPServer } from 'smtp-server'

export interface MailServer {
  /** The received mails, each preceded by its recipients. */
  mails: readonly string[]
  stop: () => Promise<void>
}

/** Starts a mail server that accepts all mails. */
export async function startMailServer(port: number): Promise<MailServer> {
  const mails: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, session, done) => {
      const to = session.envelope.rcptTo.map(({ address }) => address).join()
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        mails.push(`To-envelope: ${to}\r\n${Buffer.concat(parts).toString()}`)
        done()
      })
    },
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return { mails, stop: () => new Promise((resolve) => server.close(() => resolve())) }
}

/** The mails to a recipient. */
export const mailsTo = (address: string, mails: readonly string[]): string[] =>
  mails.filter((mail) => mail.startsWith(`To-envelope: ${address}\r\n`))
