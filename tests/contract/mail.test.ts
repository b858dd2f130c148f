import { once } from 'node:events'

import { SMTPServer } from 'smtp-server'
import { expect, it, onTestFinished } from 'vitest'

import { entity } from '../support/entities.ts'
import { freePort } from '../support/server.ts'
import { ownServerWithAdmin } from './support/context.ts'

const fields = { name: 'Maya Rai', email: 'maya@example.com', phone: '01-5550100', message: 'How much?\nसोध्न मन छ।' }

/** Mail waits for the queue, and after a failure for the next try. */
const patient = { timeout: 40_000, interval: 100 }

/** A mail server; answers what it was given. */
async function mailServer(port: number): Promise<string[]> {
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
  onTestFinished(() => new Promise((resolve) => server.close(resolve)))
  return mails
}

const decoded = (mail: string): string => {
  const [, body = ''] = mail.split('\r\n\r\n')
  return /base64/i.test(mail)
    ? Buffer.from(body, 'base64').toString()
    : Buffer.from(
        body
          .replace(/=\r\n/g, '')
          .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
        'latin1',
      ).toString()
}

it('an inquiry that comes while the mail server is down is mailed once it is up; spam is not, until it is unmarked', async () => {
  const port = await freePort()
  const { server, client } = await ownServerWithAdmin({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    INQUIRY_EMAIL: 'office@example.com',
    MAIL_FROM: 'Lekhdanda <site@example.com>',
  })
  const sent = await client.post('/contactus', { ...fields, name: 'Maya\r\nBcc: all@example.com' })
  const spam = entity(await client.post('/contactus', { ...fields, name: 'A Machine', website: 'x' }))
  expect(sent.status).toBe(201)
  await expect.poll(() => server.output(), patient).toContain('ECONNREFUSED')

  const mails = await mailServer(port)
  await expect.poll(() => mails.length, patient).toBe(1)
  const [mail = ''] = mails
  expect(mail).toMatch(/^To-envelope: office@example\.com\r\n/)
  expect(mail).toMatch(/^From: Lekhdanda <site@example\.com>\r$/m)
  expect(mail).toMatch(/^Reply-To: .*<?maya@example\.com>?\r$/m)
  expect(mail.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/m)
  expect(mail).toMatch(/^Content-Type: text\/plain/m)
  expect(decoded(mail).replaceAll('\r\n', '\n')).toContain(fields.message)

  expect((await client.patch(`/inquiries/${spam._id}`, { status: 'new' })).status).toBe(200)
  await expect.poll(() => mails.length, patient).toBe(2)
  expect(mails[1]).toMatch(/^Subject: Inquiry from A Machine\r$/m)
})
