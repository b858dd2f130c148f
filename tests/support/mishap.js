/** Loaded into a server before anything else: on SIGUSR2 it causes an unhandled error of the kind in MISHAP. */
const error = () => new Error('nobody handles this')
process.on('SIGUSR2', () => {
  if (process.env['MISHAP'] === 'rejection') void Promise.reject(error())
  else
    setImmediate(() => {
      throw error()
    })
})
