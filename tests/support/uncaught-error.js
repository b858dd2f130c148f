/** Loaded into a server with `--import`: SIGUSR2 causes an uncaught exception, or with UNCAUGHT=rejection an unhandled rejection. */
const error = () => new Error('nobody handles this')
process.on('SIGUSR2', () => {
  if (process.env['UNCAUGHT'] === 'rejection') void Promise.reject(error())
  else
    setImmediate(() => {
      throw error()
    })
})
