import { isRecord, isText } from './narrow.ts'
import type { Found } from './search.ts'

const isMarkedText = (value: unknown): boolean => Array.isArray(value) && value.every(isText)

const isFoundEntry = (value: unknown): boolean =>
  isRecord(value) && isText(value['_id']) && isMarkedText(value['title']) && isMarkedText(value['text'])

const isFoundType = (value: unknown): boolean =>
  isRecord(value) &&
  isText(value['type']) &&
  typeof value['total'] === 'number' &&
  Array.isArray(value['entries']) &&
  value['entries'].every(isFoundEntry)

/** Whether a response body is what a search found. */
export const isFound = (value: unknown): value is Found =>
  isRecord(value) && isText(value['instead']) && Array.isArray(value['types']) && value['types'].every(isFoundType)
