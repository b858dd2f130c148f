/** Loaded into a server before anything else: SIGUSR2 causes an uncaught exception, or with MISHAP=rejection a rejection. */
const error = () => new Error('nobody handles this')
process.on('SIGUSR2', () => {
  if (process.env['MISHAP'] === 'rejection') void Promise.reject(error())
  else
    setImmediate(() => {
      throw error()
    })
})
