import type { RequestHandler } from 'express'

const MOST_BYTES = 2 * 1_048_576
const MOST_MS = 5000

/**
 * A request refused before its body was read: the rest is thrown away for a little while, so that the client gets to
 * read the answer, and then the connection is closed instead of reading on for ever.
 */
export const letGoOfUnreadBody: RequestHandler = (req, res, next) => {
  res.once('finish', () => {
    if (req.complete) return
    let left = MOST_BYTES
    const close = () => req.socket.destroy()
    const timer = setTimeout(close, MOST_MS).unref()
    req.once('end', () => clearTimeout(timer))
    req.once('error', () => clearTimeout(timer))
    req.on('data', (chunk: Buffer) => {
      left -= chunk.length
      if (left < 0) close()
    })
    req.resume()
  })
  next()
}
