import {
  type DeskChange,
  type DeskEvent,
  deskEventKinds,
  type DeskInquiry,
  type DeskOptions,
  type DeskRow,
  type ErasedData,
  isInquiryStatus,
  type PersonalData,
  type Reply,
} from '#contract/inquiry-desk.ts'
import { isRecord, isText, listOf } from '#contract/narrow.ts'
import { isLanguage } from '#contract/languages.ts'
import type { Api } from '../api/client.ts'
import { isTextOrNone } from '../api/checks.ts'
import { isEntity } from '../api/response-types.ts'

/** The calls of the desk of inquiries. */

const isNumber = (value: unknown): value is number => typeof value === 'number'
const isPerson = (value: unknown): value is DeskOptions['staff'][number] =>
  isRecord(value) && isText(value['_id']) && isText(value['name'])
const isHolderOrNone = (value: unknown): boolean => value === null || isPerson(value)

const isRow = (value: unknown): value is DeskRow =>
  isRecord(value) &&
  isText(value['_id']) &&
  isInquiryStatus(value['status']) &&
  isHolderOrNone(value['takenBy']) &&
  isTextOrNone(value['answerBy']) &&
  isTextOrNone(value['removeAt']) &&
  isLanguage(value['language'])

const isEvent = (value: unknown): value is DeskEvent =>
  isRecord(value) &&
  [value['_id'], value['at'], value['who'], value['text']].every(isText) &&
  deskEventKinds.some((kind) => kind === value['kind'])

const isDeskInquiry = (value: unknown): value is DeskInquiry =>
  isRow(value) &&
  'inquiry' in value &&
  isEntity('inquiry', value.inquiry) &&
  'thread' in value &&
  listOf(isEvent)(value.thread)

const isTemplate = (value: unknown): value is DeskOptions['templates'][number] =>
  isRecord(value) && isText(value['name']) && isText(value['text'])

const isOptions = (value: unknown): value is DeskOptions =>
  isRecord(value) &&
  typeof value['sendsMail'] === 'boolean' &&
  listOf(isTemplate)(value['templates']) &&
  (value['keepMonths'] === null || isNumber(value['keepMonths'])) &&
  listOf(isPerson)(value['staff'])

/** A shallow check, since the data is only saved as a file. */
const isPersonalData = (value: unknown): value is PersonalData =>
  isRecord(value) && isText(value['email']) && listOf(isDeskInquiry)(value['inquiries'])

const isErased = (value: unknown): value is ErasedData =>
  isRecord(value) && isNumber(value['inquiries']) && isNumber(value['mails'])

const one = (id: string, rest = ''): string => `/desk/${encodeURIComponent(id)}${rest}`
const post = (body: object) => ({ method: 'POST', body: { ...body } })

export const loadDesk = (api: Api): Promise<DeskRow[]> => api.call(listOf(isRow), '/desk')

export const loadDeskOptions = (api: Api): Promise<DeskOptions> => api.call(isOptions, '/desk/options')

export const readDeskInquiry = (api: Api, id: string): Promise<DeskInquiry> => api.call(isDeskInquiry, one(id))

export const changeInquiry = (api: Api, id: string, change: DeskChange): Promise<DeskInquiry> =>
  api.call(isDeskInquiry, one(id), { method: 'PATCH', body: { ...change } })

/** @param key the idempotency key: a retry with the same one sends no second mail */
export const sendReply = (api: Api, id: string, reply: Reply, key: string): Promise<DeskInquiry> =>
  api.call(isDeskInquiry, one(id, '/reply'), { ...post(reply), headers: { 'idempotency-key': key } })

export const readPerson = (api: Api, email: string): Promise<PersonalData> =>
  api.call(isPersonalData, '/desk/person', post({ email }))

export const erasePerson = (api: Api, email: string): Promise<ErasedData> =>
  api.call(isErased, '/desk/person/erase', post({ email }))
