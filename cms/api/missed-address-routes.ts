import type { PayloadRequest } from 'payload'

import { auditKinds } from '#cms/audit/kinds.ts'
import { record } from '#cms/audit/record.ts'
import { httpError, invalidField, notFoundError } from '#cms/common/http-error.ts'
import { flushMisses } from '#cms/missed-addresses/count-and-store.ts'
import { plainPath } from '#cms/missed-addresses/site-path.ts'
import { invalidateRedirects, wouldLoop } from '#cms/missed-addresses/staff-redirects.ts'
import {
  decide,
  type Decision,
  findMissed,
  listMissed,
  lockMissed,
  mayRedirect,
  type Row,
  rowOf,
} from '#cms/missed-addresses/store.ts'
import { readBody } from './body.ts'
import { isFormerPage, isPage, likelyPages } from './likely-pages.ts'
import { json } from './response.ts'
import { idInPath, type Route } from './router.ts'
import { isReservedPath } from '#contract/reserved-paths.ts'
import { addressRedirected, staffMessages } from '#contract/staff-messages.ts'

async function list(req: PayloadRequest): Promise<Response> {
  await flushMisses(req.payload)
  return json(await listMissed(req, () => likelyPages(req)))
}

/** Redirects a path that was not found to a page of this site. */
async function redirect(req: PayloadRequest): Promise<Response> {
  const { target } = (await readBody(req)).fields
  const row = await known(req)
  return redirected(req, row.path, target, async () => ((await mayRedirect(req.payload, row)) ? row : undefined))
}

/** The same for a path that nobody may have asked for yet. */
async function enter(req: PayloadRequest): Promise<Response> {
  const { fields } = await readBody(req)
  const path = sentPath('path', fields['path'])
  if (path === undefined) throw invalidField('path', staffMessages.addressNoPath)
  if (isReservedPath(path)) throw invalidField('path', staffMessages.addressReserved, 409)
  if (await isPage(req, path)) throw invalidField('path', staffMessages.addressIsPage, 409)
  if (await isFormerPage(req, path)) throw invalidField('path', staffMessages.addressMoved, 409)
  return redirected(req, path, fields['target'], async (target) => {
    const row = await rowOf(req.payload, path)
    if (row?.target && row.target !== target) throw invalidField('path', addressRedirected(row.target), 409)
    return row
  })
}

const withQuery = { path: staffMessages.addressQuery, target: staffMessages.targetQuery } as const

/** The path that was sent; undefined for anything else. One with a query or fragment is refused: redirects have none. */
function sentPath(field: keyof typeof withQuery, sent: unknown): string | undefined {
  const whole = typeof sent === 'string' ? sent.trim() : ''
  const [before = ''] = whole.split(/[?#]/, 1)
  const path = before === '/' ? before : plainPath(before)
  if (path !== undefined && before !== whole) throw invalidField(field, withQuery[field])
  return path
}

/**
 * Redirects a path once what was sent is the path of a page.
 *
 * @param findRow called under the lock of missed addresses; undefined if the path may not have a redirect
 */
async function redirected(
  req: PayloadRequest,
  path: string,
  sent: unknown,
  findRow: (target: string) => Promise<Row | undefined>,
) {
  const target = sentPath('target', sent)
  if (target === path) throw invalidField('target', staffMessages.targetSame)
  if (target === undefined || !(await isPage(req, target))) throw invalidField('target', staffMessages.targetNoPage)
  return lockMissed(req.payload, async () => {
    if (await wouldLoop(req.payload, path, target)) throw invalidField('target', staffMessages.targetLoops, 409)
    const row = await findRow(target)
    if (!row) throw httpError(409, staffMessages.tooManyRedirects)
    // Sent again, as after a response that was lost.
    if (row.target === target) return json(answerOf(row, target))
    return decided(req, row, { target })
  })
}

/** Ends the redirect of a path, so that staff decide on it again. */
async function endRedirect(req: PayloadRequest): Promise<Response> {
  const row = await known(req)
  return row.target ? decided(req, row, 'undecided') : json(answerOf(row, null))
}

/** Dismisses a path, with its redirect. */
const dismiss = async (req: PayloadRequest): Promise<Response> => decided(req, await known(req), 'dismissed')

async function known(req: PayloadRequest) {
  const row = await findMissed(req, idInPath(req))
  if (!row) throw notFoundError('Address')
  return row
}

async function decided(req: PayloadRequest, row: Row, decision: Decision) {
  const { id, path, target: before } = row
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
  return json(answerOf(row, target))
}

const answerOf = ({ id, path }: Row, target: string | null) => ({ _id: String(id), path, target })

/** The routes for paths that were not found: staff redirect them to a page, or dismiss them. */
export const missedAddressRoutes: readonly Route[] = [
  { method: 'get', path: '/missed', who: 'staff', handler: list },
  { method: 'post', path: '/missed', who: 'staff', handler: enter },
  { method: 'post', path: '/missed/:id', who: 'staff', handler: redirect },
  { method: 'delete', path: '/missed/:id', who: 'staff', handler: dismiss },
  { method: 'delete', path: '/missed/:id/redirect', who: 'staff', handler: endRedirect },
]
