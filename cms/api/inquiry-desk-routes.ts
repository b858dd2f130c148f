import type { PayloadRequest } from 'payload'

import { checkDeskChange, checkPerson, checkReply, type DeskRow, isInquiryStatus } from '#contract/inquiry-desk.ts'
import { DEFAULT_LANGUAGE, languageOf } from '#contract/languages.ts'
import { textOf } from '#contract/narrow.ts'
import { userNames } from '#cms/auth/accounts.ts'
import {
  changeInquiry,
  countInquiries,
  deskOptions,
  hasReply,
  holderOf,
  readDeskInquiry,
  replyTo,
} from '#cms/inquiries/desk.ts'
import { invalidFields } from '#cms/common/http-error.ts'
import { relationId } from '#collections/relation-id.ts'
import { erasePerson, readPerson } from '#cms/inquiries/personal-data.ts'
import { nextAnswerBy } from '#cms/inquiries/inquiry-desk-settings.ts'
import { entryRows } from '#cms/internals/payload-rows.ts'
import { readBody, readChecked } from './body.ts'
import { withIdempotencyKey } from './idempotency.ts'
import { type Handler, json, jsonArray } from './response.ts'
import { idInPath, type Route } from './router.ts'
import { rowBatches } from '#cms/content/row-batches.ts'

/** The staff's routes for inquiries beyond the contract's calls. */

const collection = 'inquiries'
const columns = ['status', 'takenBy', 'answerBy', 'removeAt', 'language']

const list: Handler = async (req) => {
  const query = { collection, onlyPublished: false, words: [], order: 'newest' } as const
  const { ids } = await entryRows(req).ids(query)
  return jsonArray(deskRows(req, ids), {})
}

async function* deskRows(req: PayloadRequest, ids: string[]): AsyncGenerator<DeskRow[]> {
  for await (const rows of rowBatches(req, collection, ids, columns, DEFAULT_LANGUAGE)) {
    const names = await userNames(
      req.payload,
      rows.map(({ takenBy }) => relationId(takenBy)),
    )
    yield rows.map(({ id, status, takenBy, answerBy, removeAt, language }) => ({
      _id: id,
      status: isInquiryStatus(status) ? status : 'new',
      takenBy: holderOf(takenBy, names),
      answerBy: textOf(answerBy) || null,
      removeAt: textOf(removeAt) || null,
      language: languageOf(language),
    }))
  }
}

const change: Handler = async (req) =>
  json(await changeInquiry(req, idInPath(req), await readChecked(req, checkDeskChange)))

const reply: Handler = async (req) => {
  const { fields, fingerprint } = await readBody(req)
  const checked = checkReply(fields)
  if (!checked.ok) throw invalidFields(checked.errors)
  const inquiry = idInPath(req)
  return withIdempotencyKey(req, fingerprint, {
    isCreated: (id) => hasReply(req, inquiry, id),
    // Two replies of one id would both be mailed.
    isIdUnique: false,
    create: (id) => replyTo(req, inquiry, checked.values, id),
    read: () => readDeskInquiry(req, inquiry),
  })
}

/** The e-mail address is in the body, since paths and queries are logged. */
const person =
  (work: (req: PayloadRequest, email: string) => Promise<unknown>): Handler =>
  async (req) =>
    json(await work(req, (await readChecked(req, checkPerson)).email))

const answerTime: Handler = async ({ payload }) => json({ answerBy: await nextAnswerBy(payload) })

export const inquiryDeskRoutes: readonly Route[] = [
  { method: 'get', path: '/answer-time', who: 'visitor', handler: answerTime },
  { method: 'get', path: '/desk', who: 'staff', handler: list },
  { method: 'get', path: '/desk/counts', who: 'staff', handler: async (req) => json(await countInquiries(req)) },
  { method: 'get', path: '/desk/options', who: 'staff', handler: async (req) => json(await deskOptions(req)) },
  { method: 'post', path: '/desk/person', who: 'administrator', handler: person(readPerson) },
  { method: 'post', path: '/desk/person/erase', who: 'administrator', handler: person(erasePerson), sessionOnly: true },
  {
    method: 'get',
    path: '/desk/:id',
    who: 'staff',
    handler: async (req) => json(await readDeskInquiry(req, idInPath(req))),
  },
  { method: 'patch', path: '/desk/:id', who: 'staff', handler: change },
  { method: 'post', path: '/desk/:id/reply', who: 'staff', handler: reply },
]
