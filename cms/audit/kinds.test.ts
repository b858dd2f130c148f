import { describe, expect, it } from 'vitest'

import type { Payload } from 'payload'

import { preparePayload } from '#cms/testing/payload.ts'
import { auditKinds, kindOf, kindsOf } from './kinds.ts'

let payload: Payload
preparePayload((started) => (payload = started))

describe('kinds of the audit trail', () => {
  it('are those that are stored: a label that changes here needs a migration of the trail', () => {
    const own = Object.fromEntries(
      payload.config.collections
        .filter(({ slug }) => !slug.startsWith('payload-'))
        .map((config) => [config.slug, kindsOf(config).join(', ')]),
    )
    expect(own).toMatchInlineSnapshot(`
      {
        "abouts": "About",
        "api-keys": "API key",
        "audit": "Event",
        "blogs": "Blog",
        "careers": "Career",
        "deadlines": "Deadline",
        "downloads": "Download",
        "faqs": "Faq",
        "inquiries": "Inquiry",
        "media": "Picture, Document",
        "missed-addresses": "Missed Address",
        "policies": "Policy",
        "receipts": "Receipt",
        "redirects": "Redirect",
        "second-factors": "Second Factor",
        "services": "Service",
        "sessions": "Session",
        "tags": "Tag",
        "teams": "Team",
        "users": "Person",
      }
    `)
    expect([own['users'], own['sessions'], own['api-keys']]).toEqual([
      auditKinds.person,
      auditKinds.session,
      auditKinds.apiKey,
    ])
    expect(payload.config.globals.map(({ slug }) => slug)).toEqual(['site-settings'])
  })

  it('tell PDFs of the library from its pictures', () => {
    const { config } = payload.collections.media
    expect(kindOf(config, { mimeType: 'application/pdf' })).toBe('Document')
    expect(kindOf(config, { mimeType: 'image/png' })).toBe('Picture')
  })
})
