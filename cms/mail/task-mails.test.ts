import type { Payload } from 'payload'
import { describe, expect, it, vi } from 'vitest'

import { recordOf, textOf } from '#contract/narrow.ts'
import { log } from '#cms/common/log.ts'
import { createEditor } from '#cms/testing/editor.ts'
import { preparePayload } from '#cms/testing/payload.ts'

let payload: Payload

preparePayload((started) => (payload = started))

/** The mails that due jobs send; the first `failures` of them fail. */
async function mailsOfJobs(failures = 0) {
  const sendEmail = vi.spyOn(payload, 'sendEmail').mockResolvedValue(undefined)
  for (let n = 0; n < failures; n += 1) sendEmail.mockRejectedValueOnce(new Error('no mail server'))
  for (let n = 0; n <= failures; n += 1) {
    await payload.db.updateMany({ collection: 'payload-jobs', where: {}, data: { waitUntil: null }, returning: false })
    await payload.jobs.run()
  }
  const sent = sendEmail.mock.calls.map(([mail]): Record<string, unknown> => ({ ...mail }))
  sendEmail.mockRestore()
  return sent
}

describe('a mail with a link to a password', () => {
  async function mailTo(changes: Record<string, unknown>, by?: string) {
    const { id, email } = await createEditor(payload)
    await payload.db.updateOne({ collection: 'users', id, data: changes, returning: false })
    await payload.jobs.queue({ task: 'mailResetLink', input: { user: id, ...(by ? { by } : {}) } })
    const [mail] = await mailsOfJobs()
    expect(mail?.['to']).toBe(email)
    const text = textOf(mail?.['text']).replaceAll(email, 'EMAIL')
    return [mail?.['subject'], text.replace(/http.*\/new-password#[\w-]+/, 'LINK')]
  }

  it('is in English, unless the account has another language', async () => {
    const english = [
      'Set a new password',
      'Someone, probably you, asked for a new password for EMAIL.\n\nSet it here within an hour:\nLINK\n\nIf it was not you, do nothing: your password stays as it is.\n',
    ]
    expect(await mailTo({})).toEqual(english)
    expect(await mailTo({ language: 'en' })).toEqual(english)
    expect(await mailTo({ language: 'ne' })).toEqual([
      'नयाँ पासवर्ड राख्नुहोस्',
      'EMAIL को नयाँ पासवर्डका लागि अनुरोध आएको छ। सायद तपाईंले नै गर्नुभएको हो।\n\nएक घण्टाभित्र यहाँ नयाँ पासवर्ड राख्नुहोस्:\nLINK\n\nयो अनुरोध तपाईंको होइन भने केही गर्नुपर्दैन: तपाईंको पासवर्ड फेरिँदैन।\n',
    ])
  })

  it('invites an account without a password, in its language too', async () => {
    expect(await mailTo({ hash: null }, 'Maya')).toEqual([
      'You are invited',
      'Maya invites you to work on our website. You will sign in as EMAIL.\n\nChoose your password here within a week:\nLINK\n\nIf you do not know what this is about, do nothing.\n',
    ])
    expect((await mailTo({ hash: null }))[1]).toMatch(/^You are invited to work on our website\./)
    const [subject, text] = await mailTo({ hash: null, language: 'ne' }, 'माया')
    expect(subject).toBe('हाम्रो वेबसाइटमा काम गर्न आमन्त्रण')
    expect(text).toMatch(
      /^मायाले तपाईंलाई हाम्रो वेबसाइटमा काम गर्न आमन्त्रण गर्नुभएको छ। लग इन गर्दा EMAIL इमेल प्रयोग गर्नुहोस्।\n\nएक हप्ताभित्र यहाँ .*\nLINK\n/,
    )
    expect((await mailTo({ hash: null, language: 'ne' }))[1]).toMatch(
      /^तपाईंलाई हाम्रो वेबसाइटमा काम गर्न आमन्त्रण गरिएको छ।/,
    )
  })
})

it('each try of a mail about an inquiry that is handed over has the same id, and the next mail about it another', async () => {
  const { id: holder } = await createEditor(payload)
  const data = {
    name: 'Hari',
    email: 'hari@example.com',
    phone: '1',
    message: 'Hello',
    status: 'new',
    takenBy: holder,
  } as const
  const { id } = await payload.create({ collection: 'inquiries', data })
  const ids = []
  for (let n = 0; n < 2; n += 1) {
    await payload.jobs.queue({ task: 'mailHolder', input: { inquiry: String(id), holder, by: 'Maya' } })
    const tries = await mailsOfJobs(1)
    expect(tries).toHaveLength(2)
    ids.push(...new Set(tries.map((mail) => mail['messageId'])))
  }
  expect(ids).toEqual([expect.stringMatching(/^<holder-.+@.+>$/), expect.stringMatching(/^<holder-.+@.+>$/)])
  expect(new Set(ids).size).toBe(2)
})

it('each failure is logged with the time until which the mail is tried again, and the last one says that it was', async () => {
  const { id } = await createEditor(payload)
  await payload.jobs.queue({ task: 'mailResetLink', input: { user: id } })
  const [warn, error] = [vi.spyOn(log, 'warn').mockReturnValue(), vi.spyOn(log, 'error').mockReturnValue()]
  const sendEmail = vi.spyOn(payload, 'sendEmail').mockRejectedValue(new Error('no mail server'))
  const began = Date.now()
  let waited = 0
  for (let n = 0; n < 8; n += 1) {
    await payload.jobs.run()
    const { docs } = await payload.find({ collection: 'payload-jobs' })
    const until = Date.parse(docs[0]?.waitUntil ?? '')
    if (n < 7) waited += until - Date.now()
    await payload.db.updateMany({ collection: 'payload-jobs', where: {}, data: { waitUntil: null }, returning: false })
  }
  const [untils, lines] = [
    [warn, error].map(({ mock }) => mock.calls.map(([about]) => untilIn(about))),
    warn.mock.calls,
  ]
  for (const spy of [warn, error, sendEmail]) spy.mockRestore()
  expect(untils).toEqual([Array.from({ length: 7 }, () => expect.any(Number)), [NaN]])
  expect(Math.abs((untils[0]?.[0] ?? 0) - began - waited)).toBeLessThan(20_000)
  expect(lines[0]?.[1]).toMatch(/tried again: .*SMTP_URL/)
})

const untilIn = (about: unknown): number => Date.parse(textOf(recordOf(about)['until']))
