import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import type { Express, Request, RequestHandler, Response } from 'express'
import type { Payload } from 'payload'

import { PDF_END } from '#contract/documents.ts'
import { LANGUAGE_PARAMETER, languageOf } from '#contract/languages.ts'
import { PICTURE_ENDING } from '#contract/image-formats.ts'
import { messages } from '#contract/messages.ts'
import { isRead } from '#cms/common/read-request.ts'
import { IMMUTABLE, PRIVATE } from '#cms/common/cache-control.ts'
import { hasSessionCookie } from '#cms/auth/cookie.ts'
import { lookUpUser } from '#cms/auth/strategy.ts'
import { log } from '#cms/common/log.ts'
import { decodePercent } from '#cms/common/percent.ts'
import type { Settings } from '#cms/common/environment.ts'
import { isStorageUnavailable } from '#cms/common/storage-unavailable.ts'
import { isDownload } from '#cms/downloads/counter.ts'
import { noteDownload } from '#cms/downloads/downloads.ts'
import type { MediaStore } from '#cms/media/media-store.ts'
import { isStoredPicture } from '#cms/media/picture-visibility.ts'
import { findServedDocument, type ServedDocument } from '#cms/media/shown-documents.ts'
import { typeOf } from '#cms/media/served-types.ts'
import { FILES_KEY, SURROGATE_KEY } from '#cms/visitor-cache/shared-cache-headers.ts'
import { attachment } from './content-disposition.ts'
import { type FileResponse, fileResponse, wantsWhole } from './file-response.ts'
import { requestId } from './request-log.ts'
import { RETRY_AFTER } from './unavailable-page.ts'
import { isUnavailable } from '#cms/database/faults.ts'

/** A file that the client may have: its headers, and a function that is called when it is sent. */
export interface ServedFile {
  /** The name under which it is stored. */
  filename: string
  /** Looks that up again, for a file that has just been replaced. */
  newest?: () => Promise<string | undefined>
  headers: Readonly<Record<string, string>>
  sent?: (response: FileResponse) => void
}

const servedName = new RegExp(`^[\\w-][\\w.-]{0,99}\\.(${PICTURE_ENDING}|pdf)$`)

/** Finds the file to serve under a name; undefined if there is none that the client may have. */
export type FindFile = (name: string, req: Request) => Promise<ServedFile | undefined>

/**
 * Serves the files of pictures and documents, with ranges and ETags; they are never executed. Names of stored files are never reused; the
 * path of a document stays when its file is replaced.
 *
 * @param find finds a picture or, for names that end with `.pdf`, a document
 */
export function serveMedia(app: Express, store: MediaStore, find: { picture: FindFile; document: FindFile }): void {
  const onlyFiles: RequestHandler = async (req, res, next) => {
    if (!isRead(req)) return void res.status(405).set({ allow: 'GET, HEAD', 'cache-control': 'no-store' }).end()
    const name = decodePercent(req.path.slice(1))
    if (name === undefined || !servedName.test(name)) return next()
    const file = await find[name.endsWith(PDF_END) ? 'document' : 'picture'](name, req)
    if (!file) return next()
    try {
      const found = await openNewest(req, store, file)
      if (!found) return next()
      const { status, headers, body } = found
      res.status(status).set({ ...headersOf(name), ...file.headers, ...headers })
      file.sent?.(found)
      if (body) await sendBody(res, body)
      else res.end()
    } catch (error) {
      if (!isStorageUnavailable(error)) throw error
      log.error({ err: error, requestId: requestId(res) }, 'the storage of pictures does not answer')
      res.status(503).set({ 'retry-after': RETRY_AFTER, 'cache-control': 'no-store' })
      res.type('text').send(messages.unavailable)
    }
  }
  const missing: RequestHandler = (_req, res) =>
    void res.status(404).set('cache-control', 'no-store').type('text').send('Not found')
  app.use('/media', onlyFiles, missing)
}

async function openNewest(req: Request, store: MediaStore, { filename, newest }: ServedFile) {
  const found = await openFor(req, store, filename)
  const now = found ? undefined : await newest?.()
  return now === undefined || now === filename ? found : openFor(req, store, now)
}

/** The response to a request for a file, with the bytes if it has any; undefined if there is no such file. */
async function openFor(
  req: Request,
  store: MediaStore,
  name: string,
): Promise<(FileResponse & { body?: Readable }) | undefined> {
  // The name is a strong tag, since a name is never reused for other bytes.
  const etag = `"${name}"`
  if (wantsWhole(req)) {
    const whole = await store.open(name)
    return whole && { ...fileResponse(req, whole, etag), body: whole.body }
  }
  const file = await store.find(name)
  if (!file) return undefined
  const response = fileResponse(req, file, etag)
  if (req.method === 'HEAD' || response.status > 206) return response
  const opened = await store.open(name, response.range)
  return opened && { ...response, body: opened.body }
}

/** The headers of all files, which forbid anything in them to run on this origin. */
const headersOf = (name: string): Readonly<Record<string, string>> => ({
  'content-type': typeOf(name),
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
})

/**
 * Pictures may be cached for a year and shown by other sites. Those in the trash are served to the staff, whose previews of earlier
 * versions show them; old files that a backup holds to nobody.
 */
export const pictureFinder =
  (
    payload: Payload,
    { sharedCache }: Pick<Settings, 'sharedCache'>,
    isVisible: (file: string) => Promise<boolean>,
  ): FindFile =>
  async (name, req) => {
    // Names are generated by cms/media/re-encode.ts from digits, letters and dashes: no escaping needed.
    const disposition = { 'content-disposition': `inline; filename="${name}"` }
    if (await isVisible(name))
      return {
        filename: name,
        headers: {
          ...disposition,
          'cache-control': IMMUTABLE,
          'cross-origin-resource-policy': 'cross-origin',
          ...(sharedCache ? { [SURROGATE_KEY]: FILES_KEY } : {}),
        },
      }
    if (!(await isOfStaff(payload, req)) || !(await isStoredPicture(payload, name))) return undefined
    return {
      filename: name,
      headers: { ...disposition, 'cache-control': PRIVATE, 'cross-origin-resource-policy': 'same-origin' },
    }
  }

/**
 * Documents are downloads: visitors get those that published entries reference, the staff all that are not in the trash. They
 * are not cached by others, so that each download is counted and a withdrawn one is no longer served.
 */
export const documentFinder =
  (payload: Payload, shown: () => Promise<ReadonlyMap<string, ServedDocument>>): FindFile =>
  async (name, req) => {
    const isStaff = await isOfStaff(payload, req)
    const document = (await shown()).get(name) ?? (isStaff ? await findServedDocument(payload, name) : undefined)
    if (!document) return undefined
    const { id, filename, names } = document
    return {
      filename,
      newest: async () => (await findServedDocument(payload, id + PDF_END))?.filename,
      headers: {
        'cache-control': PRIVATE,
        'content-disposition': attachment(names[languageOf(req.query[LANGUAGE_PARAMETER])]),
        'cross-origin-resource-policy': 'same-origin',
      },
      sent: ({ status, bytes, range }) => {
        const { method, headers } = req
        if (!isStaff && isDownload({ method, status, bytes, range, userAgent: headers['user-agent'] })) noteDownload(id)
      },
    }
  }

/** Whether a request has a valid session. API keys are for the API alone, which counts them. */
async function isOfStaff(payload: Payload, { headers: { cookie = '' } }: Request): Promise<boolean> {
  if (!hasSessionCookie(payload, cookie)) return false
  // If the database does not answer, staff cannot be recognised; what visitors get is served all the same.
  const user = await lookUpUser({ payload, headers: new Headers({ cookie }) }).catch((error: unknown) => {
    if (!isUnavailable(error)) log.error({ err: error }, 'session lookup failed')
    return null
  })
  return user !== null
}

/** Sends the bytes; on a read error the connection is destroyed, so that the client does not take a part for the whole. */
async function sendBody(res: Response, body: Readable): Promise<void> {
  try {
    await pipeline(body, res)
  } catch (err) {
    // Otherwise the client has disconnected.
    const isOurs = body.errored !== null && !isPrematureClose(body.errored)
    if (isOurs) log.error({ err, requestId: requestId(res) }, 'a picture could not be read to its end')
  } finally {
    body.destroy()
  }
}

const isPrematureClose = (error: Error): boolean => 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'
