/** The parts of a service worker's scope that are used here, since TypeScript's types of the DOM lack them. */

interface LastingEvent extends Event {
  /** The browser lets the worker live until then. */
  waitUntil: (work: Promise<unknown>) => void
}

export interface RequestEvent extends LastingEvent {
  readonly request: Request
  /** The response to a navigation that the browser asked for while it started the worker. */
  readonly preloadResponse: Promise<Response | undefined>
  respondWith: (response: Promise<Response>) => void
}

interface Events {
  install: LastingEvent
  activate: LastingEvent
  fetch: RequestEvent
  message: LastingEvent & { readonly data: unknown }
}

export interface WorkerScope {
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  readonly clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => void
}
