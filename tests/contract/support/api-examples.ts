import { PayloadSDK } from '@payloadcms/sdk'
import createClient from 'openapi-fetch'

import type { paths } from './api-types.ts'

/** The examples of docs/api.md; clients.test.ts checks that both are the same. */

/** Publishes a post with a picture, and changes its title unless another client has changed the post in between. */
export async function publishPost(site: string, key: string, picture: Blob) {
  const api = createClient<paths>({ baseUrl: `${site}/api`, headers: { authorization: `users API-Key ${key}` } })

  const created = await api.POST('/blog', {
    params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
    body: { title: 'Filing a return', description: '<p>In three steps.</p>', image: picture },
    bodySerializer: (body) => {
      const form = new FormData()
      for (const [name, value] of Object.entries(body))
        if (typeof value === 'string' || value instanceof Blob) form.append(name, value)
      return form
    },
  })
  if (!created.data) throw new Error(created.error.message)

  const { _id: id } = created.data
  const read = await api.GET('/blog/blog-id/{id}', { params: { path: { id } } })
  return api.PATCH('/blog/{id}', {
    params: { path: { id }, header: { 'If-Match': read.response.headers.get('etag') ?? '' } },
    body: { title: 'Filing a return, step by step' },
  })
}

/** Creates a draft with a picture, and publishes it. */
export async function publishDraft(site: string, key: string, file: Blob) {
  const sdk = new PayloadSDK({
    baseURL: `${site}/api`,
    baseInit: { headers: { Authorization: `users API-Key ${key}` } },
  })

  const picture = await sdk.create({ collection: 'media', data: { alt: 'A stamp' }, file })
  const draft = await sdk.create({
    collection: 'services',
    draft: true,
    data: { title: 'Audits', image: picture.id, _status: 'draft' },
  })
  return sdk.update({ collection: 'services', id: draft.id, data: { _status: 'published' } })
}

/** The newest inquiries. */
export async function newestInquiries(site: string, key: string) {
  const sdk = new PayloadSDK({
    baseURL: `${site}/api`,
    baseInit: { headers: { Authorization: `users API-Key ${key}` } },
  })
  const { docs } = await sdk.find({ collection: 'inquiries', sort: '-createdAt', limit: 20 })
  return docs
}
