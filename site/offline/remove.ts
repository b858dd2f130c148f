import type { WorkerScope } from './worker-scope.ts'

/** What /sw.js is with OFFLINE=off: takes the place of the service worker that a browser has, clears its caches and ends itself. */

declare const self: WorkerScope

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => {
  const end = async () => {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
    await self.registration.unregister()
  }
  event.waitUntil(end())
})
