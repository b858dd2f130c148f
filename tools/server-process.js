/** Arguments of the server's process, for `npm start`, the image and the tests. */
export const serverArguments = [
  '--conditions=production',
  // Without a limit the heap grows under load to three times the size of its live objects before it is collected, without being faster.
  '--max-old-space-size=1024',
  'dist/server/main.js',
]

export const serverEnvironment = {
  // Hashing a password takes a thread of the pool for 150 ms; four would leave none to files and the database.
  UV_THREADPOOL_SIZE: '16',
  // Each of those threads would keep memory of its own after compressing something.
  MALLOC_ARENA_MAX: '2',
  // Freed large blocks are returned to the system at once.
  MALLOC_TRIM_THRESHOLD_: '131072',
  NEXT_TELEMETRY_DISABLED: '1',
  // The storage client's warning about versions of Node.js concerns its upgrades only (docs/upgrading.md).
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  // Next does not filter unhandled rejections, since this server handles them (cms/server/unhandled-errors.ts).
  NEXT_UNHANDLED_REJECTION_FILTER: 'disabled',
}
