import type { Payload, TypedUser } from 'payload'

import { OFFICE_TIME_ZONE } from '#contract/office-time-zone.ts'

const SHOWN = 5

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: OFFICE_TIME_ZONE })

/** The newest inquiries with the status `new`, read with the user's rights. */
export async function NewestInquiries({ payload, user }: { payload: Payload; user: TypedUser }) {
  const { docs, totalDocs } = await payload.find({
    collection: 'inquiries',
    where: { status: { equals: 'new' } },
    sort: ['-createdAt', '-id'],
    limit: SHOWN,
    depth: 0,
    overrideAccess: false,
    user,
  })
  const path = `${payload.config.routes.admin}/collections/inquiries`
  return (
    <section aria-labelledby="newest-inquiries" className="firm-inquiries">
      <h2 id="newest-inquiries">New inquiries</h2>
      {docs.length === 0 && <p>No new inquiries.</p>}
      <ul>
        {docs.map(({ id, name, email, message, createdAt }) => (
          <li key={id}>
            <a href={`${path}/${id}`}>
              <strong>{name}</strong>
              <span>{message || email}</span>
              <time dateTime={createdAt}>{day.format(new Date(createdAt))}</time>
            </a>
          </li>
        ))}
      </ul>
      {totalDocs > SHOWN && <a href={path}>All inquiries; {totalDocs} are new</a>}
    </section>
  )
}
