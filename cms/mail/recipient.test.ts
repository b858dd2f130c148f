import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import fc from 'fast-check'
import { expect, it } from 'vitest'

import { isEmail } from '#contract/text/characters.ts'
import { isRecord } from '#contract/narrow.ts'
import { isSameMailbox } from '#cms/common/mailbox.ts'

const character = fc.constantFrom(
  ...`ab.@"'(),:;<>[]\\ %!=?#*/~\u202e\u200b\u00a0\u200d\u034f\ufe0f\u00ad\t\nकｅßẞé。+-_`,
)
const part = fc.string({ unit: character, minLength: 1, maxLength: 6 })
const address = fc.tuple(part, part).map(([local, domain]) => `${local}@${domain}.example`)

/** nodemailer quotes local parts with a dot at an end, which is another spelling of the same (RFC 5321, 4.1.2). */
const withoutQuotes = (sent: string): string => sent.replace(/^"(.*)"@/, '$1@')

it('a mail to an address that is taken goes to that one alone', async () => {
  const createAdapter = await nodemailerAdapter({
    defaultFromAddress: 'site@example.com',
    defaultFromName: 'Site',
    skipVerify: true,
    transportOptions: { streamTransport: true, buffer: true },
  })
  // The adapter reads nothing of Payload before its first log line.
  const { sendEmail } = createAdapter({ payload: {} as never })
  await fc.assert(
    fc.asyncProperty(address.filter(isEmail), async (to) => {
      const sent = await sendEmail({ to, subject: 'Thanks', text: 'Thanks' })
      const envelope = isRecord(sent) && isRecord(sent['envelope']) ? sent['envelope'] : {}
      expect(envelope['to']).toHaveLength(1)
      expect(isSameMailbox(withoutQuotes(String(envelope['to'])), to)).toBe(true)
    }),
    { numRuns: 300 },
  )
})
