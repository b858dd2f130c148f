import type { Payload } from 'payload'

import type { Source } from '#collections/sources.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import type { WritingState } from '#contract/writing.ts'
import { invalidField, invalidFields } from '#cms/common/http-error.ts'
import { publishingProblems } from '#cms/content/publishing-problems.ts'

/**
 * Throws 400 for an entry whose publication cannot be scheduled: one without a draft, and what publishing would refuse, since at the
 * scheduled time there is no request to answer.
 */
export async function requireSchedulable(
  payload: Payload,
  source: Source,
  id: string,
  state: WritingState,
): Promise<void> {
  // A draft that is begun before that time would be published unfinished.
  if (state === 'published') throw invalidField('action', staffMessages.nothingToPublish)
  const problems = await publishingProblems(payload, source, id)
  if (problems.length > 0) throw invalidFields(problems)
}
