import type { CollectionBeforeValidateHook } from 'payload'

import { parseRecurrence } from '#contract/calendar/recurrence.ts'
import { fieldLabel } from '#contract/fields/label.ts'
import { unknownDay } from '#contract/day-problems.ts'
import { textOf } from '#contract/narrow.ts'
import type { Resource } from '#contract/resource.ts'
import { toBikramSambat } from '#cms/common/to-bikram-sambat.ts'
import { fieldError } from '#cms/common/field-error.ts'

/** Rejects days that are not in the calendar's table, on every route and in drafts too: the types' descriptions lack the table. */
export const rejectUnknownDays =
  ({ fields }: Resource): CollectionBeforeValidateHook =>
  ({ data }) => {
    for (const name of Object.keys(fields).filter((each) => fields[each]?.kind === 'recurrence')) {
      const rule = parseRecurrence(textOf(data?.[name]))
      const message = rule && unknownDay(fieldLabel(name), rule, toBikramSambat)
      if (message !== undefined) throw fieldError(name, message)
    }
    return data
  }
