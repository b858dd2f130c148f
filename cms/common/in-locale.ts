import { isolateObjectProperty, type PayloadRequest } from 'payload'

/**
 * A request for an operation in another locale. Payload writes the locale of an operation into its request, and looks up what an
 * entry refers to by a loader that has the request in which it was made: with one of its own, the given request stays as it is.
 */
export function inLocale(req: PayloadRequest, locale: NonNullable<PayloadRequest['locale']>): PayloadRequest {
  const own = isolateObjectProperty(req, ['locale', 'fallbackLocale', 'payloadDataLoader'])
  own.locale = locale
  Reflect.set(own, 'payloadDataLoader', undefined)
  return own
}
