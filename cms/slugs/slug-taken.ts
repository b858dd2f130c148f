import { ValidationError } from 'payload'

import { staffMessages } from '#contract/staff-messages.ts'

/** How Payload's adapters report that a row with a value of a unique field exists. */
const NOT_UNIQUE = 'Value must be unique'

type Failing = ValidationError['data']['errors'][number]

const isTaken = ({ path, message }: Failing): boolean => path === 'slug' && message === NOT_UNIQUE

/** Whether a write failed since another entry has its slug. */
export const isSlugTaken = (error: unknown): boolean =>
  error instanceof ValidationError && error.data.errors.some(isTaken)

const inWords = (error: Failing): Failing => (isTaken(error) ? { ...error, message: staffMessages.slugTaken } : error)

/** The same error, which says in plain words that another entry has the slug. */
export const explainTakenSlug = (error: ValidationError): ValidationError =>
  isSlugTaken(error) ? new ValidationError({ ...error.data, errors: error.data.errors.map(inWords) }) : error

const MAX_ATTEMPTS = 20

/** Tries a write again while its slug is taken between the hook that chooses it (`assignSlug`) and the database. */
export async function retryWhileSlugIsTaken<T>(write: () => Promise<T>): Promise<T> {
  for (let n = 1; ; n += 1) {
    try {
      return await write()
    } catch (error) {
      if (!isSlugTaken(error) || n === MAX_ATTEMPTS) throw error
    }
  }
}
