/** Loaded into a server before anything else: on SIGUSR2 something goes wrong that nobody handles; MISHAP says what. */
const error = () => new Error('nobody handles this')
process.on('SIGUSR2', () => {
  if (process.env['MISHAP'] === 'rejection') void Promise.reject(error())
  else
    setImmediate(() => {
      throw error()
    })
})
