import { createServer, type Server } from 'node:net'

import { afterEach, expect, it } from 'vitest'

import { parseSettings } from '#cms/common/environment.ts'
import { mailAdapter } from './adapter.ts'

let server: Server | undefined
afterEach(() => void server?.close())

/** Starts a mail server that refuses a command, and quotes what it was sent. Returns its port. */
function startServer(refused: RegExp, ways: string): Promise<number> {
  const started = createServer((socket) => {
    socket.write('220 ready\r\n')
    socket.on('data', (chunk) => {
      const line = chunk.toString().trim()
      if (refused.test(line)) socket.write(`550 5.5.1 refused: ${line}\r\n`)
      else if (line.startsWith('EHLO')) socket.write(`250-hello\r\n250 AUTH ${ways}\r\n`)
      else if (line.startsWith('AUTH PLAIN')) socket.write('235 welcome\r\n')
      else socket.write(ways === 'LOGIN' ? '334 VXNlcm5hbWU6\r\n' : '250 ok\r\n')
    })
  })
  server = started
  return new Promise((resolve) => {
    started.listen(0, '127.0.0.1', () => {
      const address = started.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
}

it.each([
  ['the password', /^AUTH PLAIN/, 'PLAIN'],
  // A line with the password alone.
  ['the password', /^c2VjcmV0cHc=$/, 'LOGIN'],
  ['the user', /^b2ZmaWNl/, 'LOGIN'],
  ['the recipient', /^RCPT TO/, 'PLAIN'],
])('an error of a mail server that quotes %s (%s) says what it is, and quotes neither', async (_, refused, ways) => {
  const port = await startServer(refused, ways)
  const settings = parseSettings({ SMTP_URL: `smtp://office%40example.com:secretpw@127.0.0.1:${port}` })
  // The adapter reads nothing of Payload before its first log line.
  const { sendEmail } = (await mailAdapter(settings))({ payload: {} as never })
  const sent = sendEmail({ to: 'ram@example.com', from: 'site@example.com', subject: 'Thanks', text: 'Thanks' })
  const error: unknown = await sent.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toMatchObject({ responseCode: 550, message: expect.stringContaining('5.5.1 refused: ') })
  const text = error instanceof Error ? `${error.message} ${error.stack}` : ''
  expect(text).toContain('smtp-connection')
  const base64 = ['secretpw', 'office@example.com', '\0office@example.com\0secretpw'].map((each) =>
    Buffer.from(each).toString('base64'),
  )
  for (const secret of ['secretpw', 'office@', 'ram@', ...base64]) expect(text).not.toContain(secret)
})
