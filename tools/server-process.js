/** How the server's process is started, by `npm start` and by the tests alike. */
export const serverArguments = [
  '--conditions=production',
  // Left to itself the heap grows to three times its size under load before it is cleared, and gains nothing by it.
  '--max-old-space-size=1024',
  'dist/server/main.js',
]

export const serverEnvironment = {
  // Hashing a password takes a thread of the pool for 150 ms; four would leave none to files and the database.
  UV_THREADPOOL_SIZE: '16',
  // Each of those threads would keep memory of its own after compressing something.
  MALLOC_ARENA_MAX: '2',
  // What large pieces took goes back to the system at once.
  MALLOC_TRIM_THRESHOLD_: '131072',
  NEXT_TELEMETRY_DISABLED: '1',
  // Which versions of Node.js the storage client supports is for whoever upgrades it (docs/upgrading.md).
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  // What nobody waited for is for this server to tell (cms/server/unhandled-errors.ts).
  NEXT_UNHANDLED_REJECTION_FILTER: 'disabled',
}
