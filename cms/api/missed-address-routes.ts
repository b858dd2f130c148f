import type { PayloadRequest } from 'payload'

import { auditKinds } from '#cms/audit/kinds.ts'
import { record } from '#cms/audit/record.ts'
import { invalidField, notFoundError } from '#cms/common/http-error.ts'
import { flushMisses } from '#cms/missed-addresses/count-and-store.ts'
import { invalidateRedirects } from '#cms/missed-addresses/staff-redirects.ts'
import { decide, type Decision, findMissed, listMissed, type Row } from '#cms/missed-addresses/store.ts'
import { readBody } from './body.ts'
import { isPage, likelyPages } from './likely-pages.ts'
import { json } from './response.ts'
import { pathParameter, type Route } from './router.ts'
import { fieldRequired } from '#contract/fields/messages.ts'
import { staffMessages } from '#contract/staff-messages.ts'

async function list(req: PayloadRequest): Promise<Response> {
  await flushMisses(req.payload)
  return json(await listMissed(req, () => likelyPages(req)))
}

/** Redirects a path to a page of this site. */
async function redirect(req: PayloadRequest): Promise<Response> {
  const { target } = (await readBody(req)).fields
  if (typeof target !== 'string' || target.trim() === '') throw invalidField('target', fieldRequired('Page'))
  const row = await known(req)
  const path = target.trim()
  if (path === row.path || !(await isPage(req, path))) throw invalidField('target', staffMessages.targetNoPage)
  return decided(req, row, { target: path })
}

/** Ends the redirect of a path, so that staff decide on it again. */
async function endRedirect(req: PayloadRequest): Promise<Response> {
  const row = await known(req)
  return row.target ? decided(req, row, 'undecided') : json({ _id: row.id, path: row.path, target: null })
}

/** Dismisses a path, with its redirect. */
const dismiss = async (req: PayloadRequest): Promise<Response> => decided(req, await known(req), 'dismissed')

async function known(req: PayloadRequest) {
  const row = await findMissed(req, pathParameter(req, 'id'))
  if (!row) throw notFoundError('Address')
  return row
}

async function decided(req: PayloadRequest, { id, path, target: before }: Row, decision: Decision) {
  await decide(req.payload, id, decision)
  invalidateRedirects()
  const target = typeof decision === 'object' ? decision.target : null
  const action = target === null ? 'deleted' : before ? 'changed' : 'created'
  if (req.user && (target ?? before))
    record(req.payload, {
      who: req.user,
      action,
      kind: auditKinds.redirect,
      documentId: id,
      title: `${path} → ${target ?? before}`,
    })
  return json({ _id: String(id), path, target })
}

/** The routes for paths that were not found: staff redirect them to a page, or dismiss them. */
export const missedAddressRoutes: readonly Route[] = [
  { method: 'get', path: '/missed', who: 'staff', handler: list },
  { method: 'post', path: '/missed/:id', who: 'staff', handler: redirect },
  { method: 'delete', path: '/missed/:id', who: 'staff', handler: dismiss },
  { method: 'delete', path: '/missed/:id/redirect', who: 'staff', handler: endRedirect },
]
