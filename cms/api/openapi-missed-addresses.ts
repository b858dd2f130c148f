import { MISSED_DAYS, type MissedAddress, type MissedAddresses, type OwnRedirect } from '#contract/missed-addresses.ts'
import type { Operation } from './openapi-operations.ts'
import { body } from './openapi-schemas.ts'
import { object, list, objectOf, type PropertiesOf, ref, text, textOrNone, time } from './json-schema.ts'

export const MISSED = 'Missed addresses'

const redirect: PropertiesOf<OwnRedirect> = { _id: text, path: text, target: text }

/** An address after the decision about it; null without a redirect. */
type Undecided = Omit<OwnRedirect, 'target'> & { target: string | null }

export const missedSchemas = {
  MissedAddresses: objectOf<MissedAddresses>({
    addresses: list(
      objectOf<MissedAddress>({
        _id: text,
        path: text,
        count: { type: 'integer', minimum: 1 },
        firstAt: time,
        lastAt: time,
        from: { ...text, description: 'The host that last led there; empty if that is not known.' },
        guess: { ...text, description: 'The page that was probably meant.' },
      }),
    ),
    redirects: list(objectOf<OwnRedirect>(redirect)),
  }),
  MissedAddress: objectOf<Undecided>({ ...redirect, target: textOrNone }),
}

/** The operations on missed addresses, by method and path. */
export const missedOperations: Readonly<Record<string, Operation>> = {
  'get /missed': {
    operationId: 'missedAddresses',
    tag: MISSED,
    summary: 'Lists addresses that visitors asked for and that are no pages',
    description: `The most requested first, until there was no request for ${MISSED_DAYS} days; and the redirects.`,
    schema: ref('MissedAddresses'),
  },
  'post /missed': {
    operationId: 'redirectAddress',
    tag: MISSED,
    summary: 'Lets any address lead to a page',
    description:
      'Also one that nobody has asked for yet, such as those of an earlier site; `path` and `target` have no query (400), and visitors take along only that of campaigns, such as `utm_source`. ' +
      'The address in another language leads to the page in that language. Repeating it changes nothing. ' +
      '409 where there is a page, or an entry was, what the site needs itself, or a redirect to another page: change that by its id, or end it first.',
    requestBody: body(object({ path: text, target: text })),
    failures: ['409'],
    schema: ref('MissedAddress'),
  },
  'post /missed/:id': {
    operationId: 'redirectMissedAddress',
    tag: MISSED,
    summary: 'Lets an address that was not found lead to a page',
    description: 'As long as it is no page itself: with 301.',
    requestBody: body(object({ target: text })),
    failures: ['409'],
    schema: ref('MissedAddress'),
  },
  'delete /missed/:id': {
    operationId: 'dismissMissedAddress',
    tag: MISSED,
    summary: 'Dismisses an address, with its redirect',
    description: 'It is not listed again.',
    schema: ref('MissedAddress'),
  },
  'delete /missed/:id/redirect': {
    operationId: 'endRedirect',
    tag: MISSED,
    summary: 'Ends the redirect of an address',
    description: 'It is listed among those to decide on again, if anybody has asked for it.',
    schema: ref('MissedAddress'),
  },
}
