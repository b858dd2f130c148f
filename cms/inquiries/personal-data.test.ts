import { createLocalReq, type Payload } from 'payload'
import { expect, it } from 'vitest'

import { jobs } from '#cms/jobs/config.ts'
import { preparePayload } from '#cms/testing/payload.ts'
import { erasePerson, readPerson } from './personal-data.ts'

let payload: Payload

preparePayload((started) => (payload = started))

const email = 'maya@example.com'

it("the queued mails of all tasks with an inquiry are among a person's data and are erased with it, and no others", async () => {
  const inquiry = async (address: string) => {
    const data = { name: 'Maya', email: address, phone: '1', message: 'Hello', status: 'new' } as const
    return String((await payload.create({ collection: 'inquiries', data })).id)
  }
  const [own, other] = [await inquiry(email), await inquiry('hari@example.com')]
  const tasks = jobs.tasks ?? []
  const aboutInquiries = tasks.flatMap(({ slug, inputSchema }) =>
    inputSchema?.some((field) => 'name' in field && field.name === 'inquiry') ? [slug] : [],
  )
  expect(aboutInquiries).toContain('mailReply')
  const queue = (taskSlug: string, input: Record<string, string>) =>
    payload.db.create({ collection: 'payload-jobs', data: { taskSlug, input } })
  for (const slug of aboutInquiries) for (const id of [own, other]) await queue(slug, { inquiry: id })
  await queue('mailResetLink', { user: own })

  const req = await createLocalReq({}, payload)
  const { mails } = await readPerson(req, email)
  expect(mails.map(({ task }) => task).toSorted()).toEqual(aboutInquiries.toSorted())
  // The inquiries themselves are deleted with the rights of who asks; here nobody does.
  const { user } = await createLocalReq({ user: await administrator() }, payload)
  expect(await erasePerson(Object.assign(req, { user }), email)).toEqual({ inquiries: 1, mails: aboutInquiries.length })
  const { totalDocs } = await payload.db.count({ collection: 'payload-jobs' })
  expect(totalDocs).toBe(aboutInquiries.length + 1)
})

async function administrator() {
  const data = {
    email: 'admin@example.com',
    password: 'a fitting password',
    name: 'Admin',
    role: 'administrator',
  } as const
  return { ...(await payload.create({ collection: 'users', data })), collection: 'users' as const }
}
