import type { EntityOf } from '#contract/index.ts'
import { formatDate } from '../../text/dates.ts'

/** A link that starts the answer to an inquiry. Encoded: what stands in an address could add fields to the mail. */
export function mailTo({ email, createdAt }: Pick<EntityOf<'inquiry'>, 'email' | 'createdAt'>): string {
  const address = encodeURIComponent(email).replace('%40', '@')
  return `mailto:${address}?subject=${encodeURIComponent(`Your inquiry of ${formatDate(createdAt)}`)}`
}
