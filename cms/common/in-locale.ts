import { isolateObjectProperty, type PayloadRequest } from 'payload'

/**
 * A copy of a request for an operation in another locale, which leaves the given request unchanged: Payload writes the locale of an
 * operation into its request, and looks up references by a loader that has the request it was made for, so the copy gets its own.
 */
export function inLocale(req: PayloadRequest, locale: NonNullable<PayloadRequest['locale']>): PayloadRequest {
  const own = isolateObjectProperty(req, ['locale', 'fallbackLocale', 'payloadDataLoader'])
  own.locale = locale
  Reflect.set(own, 'payloadDataLoader', undefined)
  return own
}
