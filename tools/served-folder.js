import { createHash } from 'node:crypto'
import { connect, createServer } from 'node:net'
import path from 'node:path'

/** How long until a folder is marked that another process still marks, such as one that is stopping. */
const RETRY_MS = 1000

/** Says what would break, and what to do. */
export const SERVED =
  'A site is served from this folder: building or installing here would break its pages, scripts and styles until it is started anew. Build the new version in a folder of its own (docs/operating.md, "Updating one machine"), or stop the site first.'

/**
 * An abstract Unix socket: Linux removes it with the process that listens on it, however that ends. Other systems have none: there no
 * folder counts as served.
 *
 * @param {string} folder
 */
const socketOf = (folder) =>
  `\0consultancy-site ${createHash('sha256').update(path.resolve(folder)).digest('hex').slice(0, 32)}`

/**
 * Marks the folder as one from which a site is served, until this process ends.
 *
 * @param {string} [folder]
 * @returns {Promise<void>} once it is marked, by this process or another one
 */
export function markServed(folder = '.') {
  if (process.platform !== 'linux') return Promise.resolve()
  const name = socketOf(folder)
  const server = createServer((socket) => socket.destroy()).unref()
  return new Promise((resolve) => {
    server.once('listening', resolve)
    server.on('error', () => {
      setTimeout(() => server.listen(name), RETRY_MS).unref()
      resolve()
    })
    server.listen(name)
  })
}

/**
 * Whether `npm start` serves a site from the folder.
 *
 * @param {string} [folder]
 * @returns {Promise<boolean>}
 */
export function isServed(folder = '.') {
  if (process.platform !== 'linux') return Promise.resolve(false)
  return new Promise((resolve) => {
    const socket = connect(socketOf(folder))
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
}
