/** Arguments of the server's process, for `npm start`, the image and the tests. */
export const serverArguments = [
  '--conditions=production',
  // Without a limit the heap grows under load to three times the size of its live objects before it is collected, without being faster.
  '--max-old-space-size=1024',
  // Young objects take 14 MB less at rest than with the default of 16, and requests no longer.
  '--max-semi-space-size=8',
  'dist/server/main.js',
]

/** Environment of all programs in dist/server. */
export const programEnvironment = {
  // The storage client's warning about versions of Node.js concerns its upgrades only (docs/upgrading.md).
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
}

export const serverEnvironment = {
  ...programEnvironment,
  // Two password hashes at a time take a thread of the pool each, for 150 ms; the default of four leaves too few for the rest.
  UV_THREADPOOL_SIZE: '16',
  // All threads share two malloc arenas: with one arena each, they would keep freed memory of their own after compressing.
  MALLOC_ARENA_MAX: '2',
  // Freed large blocks are returned to the system at once.
  MALLOC_TRIM_THRESHOLD_: '131072',
  NEXT_TELEMETRY_DISABLED: '1',
}
