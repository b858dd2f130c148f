/**
 * Next marks what it throws for a redirect or a missing page with a `digest` that starts with `NEXT_`, and Payload's views throw
 * an error `not-found` for a missing page. Next's only public test, `unstable_rethrow`, throws them again.
 *
 * @internals next@16.4.6 @payloadcms/next@3.90.2
 */

/** Whether an error is what Next throws for a redirect or a missing page. */
export const isNextNavigation = (error: unknown): boolean =>
  error instanceof Error && 'digest' in error && String(error.digest).startsWith('NEXT_')

/** Whether an error is what a view of Payload's panel throws for a missing page. */
export const isMissingView = (error: unknown): boolean => error instanceof Error && error.message === 'not-found'
