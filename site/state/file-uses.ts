import { isResourceName } from '#contract/index.ts'
import type { FileUse } from '#contract/media.ts'
import { isRecord, isText, listOf } from '#contract/narrow.ts'

const isUse = (value: unknown): value is FileUse =>
  isRecord(value) &&
  isText(value['_id']) &&
  isText(value['title']) &&
  (value['type'] === null || (isText(value['type']) && isResourceName(value['type'])))

/** Whether a value of a response is the list of what uses a picture or document. */
export const areUses = listOf(isUse)
