import { diskFullMessage, withoutValues } from '#cms/internals/driver-errors.ts'

const MAX_DEPTH = 5

/** Whether an error, or one of its causes, means that a disk is full, or a quota on it used up. */
export function isDiskFull(error: unknown): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < MAX_DEPTH; at = at.cause, depth += 1)
    if (diskFullMessage.test(withoutValues(at.message))) return true
  return false
}
