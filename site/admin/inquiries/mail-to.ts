import type { EntityOf } from '#contract/index.ts'
import { formatDate } from '../../text/dates.ts'

/** A mailto link to reply to an inquiry. Encoded, since an address could otherwise add header fields. */
export function mailTo({ email, createdAt }: Pick<EntityOf<'inquiry'>, 'email' | 'createdAt'>): string {
  const address = encodeURIComponent(email).replace('%40', '@')
  return `mailto:${address}?subject=${encodeURIComponent(`Your inquiry of ${formatDate(createdAt)}`)}`
}
