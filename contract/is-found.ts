import { isRecord, isText } from './narrow.ts'
import type { Found } from './search.ts'

const isListOf = (value: unknown, is: (item: unknown) => boolean): boolean => Array.isArray(value) && value.every(is)
const isMarkedText = (value: unknown): boolean => isListOf(value, isText)

const isFoundEntry = (value: unknown): boolean =>
  isRecord(value) && isText(value['_id']) && isMarkedText(value['title']) && isMarkedText(value['text'])

const isFoundType = (value: unknown): boolean =>
  isRecord(value) &&
  isText(value['type']) &&
  typeof value['total'] === 'number' &&
  isListOf(value['entries'], isFoundEntry)

/** Whether a response body is what a search found. */
export const isFound = (value: unknown): value is Found =>
  isRecord(value) &&
  isText(value['instead']) &&
  isListOf(value['pages'], isText) &&
  isListOf(value['types'], isFoundType)
