import type { WorkerScope } from './worker-scope.ts'

/** The script at /sw.js with OFFLINE=off: replaces a browser's service worker, clears its caches and unregisters itself. */

declare const self: WorkerScope

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => {
  const end = async () => {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
    await self.registration.unregister()
  }
  event.waitUntil(end())
})
