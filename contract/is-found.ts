import { isDocumentFile } from './fields/documents.ts'
import { isRecord, isText, listOf } from './narrow.ts'
import type { Found } from './search.ts'

const isMarkedText = listOf(isText)

const isFoundEntry = (value: unknown): boolean =>
  isRecord(value) && isText(value['_id']) && isMarkedText(value['title']) && isMarkedText(value['text'])

const isFoundType = (value: unknown): boolean =>
  isRecord(value) &&
  isText(value['type']) &&
  typeof value['total'] === 'number' &&
  listOf(isFoundEntry)(value['entries'])

/** Whether a response body is what a search found. */
export const isFound = (value: unknown): value is Found =>
  isRecord(value) &&
  isText(value['instead']) &&
  listOf(isText)(value['pages']) &&
  (value['documents'] === undefined || listOf(isDocumentFile)(value['documents'])) &&
  listOf(isFoundType)(value['types'])
