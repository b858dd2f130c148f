import type { AuthStrategy, CollectionConfig, Config } from 'payload'
import { describe, expect, it } from 'vitest'

import { resourceNames, resources } from '#contract/index.ts'
import { collectionsByType, Media, Users } from '#collections/index.ts'
import { auditTrail } from './audit/hooks.ts'
import { withServerSessions } from './auth/with-server-sessions.ts'
import { withDerivedFields } from '#cms/content/derived-fields.ts'
import { withInquiries } from './inquiries/with-inquiries.ts'
import { withFiles } from './media/payload-upload-hooks.ts'
import { withFormerSlugs } from '#cms/content/former-slugs.ts'

type Hooks = NonNullable<CollectionConfig['hooks']>

/** Every kind of hook that a collection may have; when Payload adds one, this does not compile until it is listed. */
const kinds = Object.keys({
  afterChange: 0,
  afterDelete: 0,
  afterError: 0,
  afterForgotPassword: 0,
  afterLogin: 0,
  afterLogout: 0,
  afterMe: 0,
  afterOperation: 0,
  afterRead: 0,
  afterRefresh: 0,
  beforeChange: 0,
  beforeDelete: 0,
  beforeLogin: 0,
  beforeOperation: 0,
  beforeRead: 0,
  beforeValidate: 0,
  me: 0,
  refresh: 0,
} satisfies Record<keyof Hooks, 0>)

const strategy: AuthStrategy = { name: 'none', authenticate: () => ({ user: null }) }
const throughPlugin = async (collection: CollectionConfig): Promise<CollectionConfig> => {
  const config: Partial<Config> = { collections: [collection] }
  return (await auditTrail(config as Config)).collections?.[0] ?? collection
}

const wrappers: [
  string,
  CollectionConfig,
  (collection: CollectionConfig) => CollectionConfig | Promise<CollectionConfig>,
][] = [
  ...resourceNames.map((name): (typeof wrappers)[number] => [
    `withDerivedFields of ${name}`,
    collectionsByType[name],
    (collection) => withDerivedFields({ ...collection, slug: collectionsByType[name].slug }, resources[name]),
  ]),
  ['withFormerSlugs', collectionsByType.blog, (collection) => withFormerSlugs(collection, resources.blog)],
  ['withInquiries', collectionsByType.inquiry, withInquiries],
  ['withFiles', Media, withFiles],
  ['withServerSessions', Users, (collection) => withServerSessions(collection, strategy, { secure: true })],
  ['auditTrail', collectionsByType.blog, throughPlugin],
]

describe('wrapping a collection preserves its own hooks', () => {
  it.each(wrappers)('%s', async (_name, collection, wrap) => {
    const own = Object.fromEntries(kinds.map((kind) => [kind, [() => undefined]]))
    const hooks: Record<string, unknown> = { ...(await wrap({ ...collection, hooks: { ...own } as Hooks })).hooks }
    const lost = kinds.filter((kind) => {
      const wrapped = hooks[kind]
      return !(Array.isArray(wrapped) && wrapped.includes(own[kind]?.[0]))
    })
    expect(lost).toEqual([])
  })
})
