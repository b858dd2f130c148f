import { isNumber, isRecord, isText, listOf } from '#contract/narrow.ts'
import { LANGUAGES } from '#contract/languages.ts'
import type { Picture, PictureChange, PicturePage, UsedPicture } from '#contract/media.ts'
import { type Api, given } from '../api/client.ts'
import type { Progress } from '../api/upload.ts'
import { areUses } from './file-uses.ts'

/** The calls of the library of pictures. */

const isImage = (value: unknown): boolean =>
  isRecord(value) && isText(value['filePath']) && isText(value['filename']) && Array.isArray(value['sizes'])

const isPicture = (value: unknown): value is Picture => {
  if (!isRecord(value)) return false
  const { alt, image, bytes } = value
  return (
    ['_id', 'name', 'uploadedAt', 'revision'].every((name) => isText(value[name])) &&
    isNumber(bytes) &&
    isImage(image) &&
    isRecord(alt) &&
    LANGUAGES.every((language) => isText(alt[language]))
  )
}

const isUsed = (value: unknown): value is UsedPicture => isPicture(value) && 'uses' in value && areUses(value.uses)

const isPage = (value: unknown): value is PicturePage =>
  isRecord(value) && isNumber(value['total']) && listOf(isPicture)(value['pictures'])

const one = (id: string, rest = ''): string => `/library/${encodeURIComponent(id)}${rest}`

function formOf(file: File): FormData {
  const body = new FormData()
  body.append('image', file)
  return body
}

/** Which pictures of the library are shown: those with the words, and of a filter. */
export interface LibraryQuery {
  q: string
  filter: '' | 'withoutAlt' | 'unused'
}

/** @param after the id of the picture that the page follows; without one it is the first */
export function loadPictures(api: Api, { q, filter }: LibraryQuery, after?: string): Promise<PicturePage> {
  const query = new URLSearchParams({ limit: '24', ...(q && { q }), ...(after && { after }) })
  if (filter) query.set(filter, 'true')
  return api.call(isPage, `/library?${query}`)
}

export const readPicture = (api: Api, id: string): Promise<UsedPicture> => api.call(isUsed, one(id))

/** @param key the idempotency key: a retry with the same one adds no second picture */
export const uploadPicture = (api: Api, file: File, key: string, onProgress: Progress): Promise<Picture> =>
  api.call(isPicture, '/library', {
    method: 'POST',
    body: formOf(file),
    headers: { 'idempotency-key': key },
    onProgress,
  })

type Known = Pick<Picture, '_id' | 'revision'>

export const changePicture = (api: Api, { _id, revision }: Known, change: PictureChange): Promise<UsedPicture> =>
  api.call(isUsed, one(_id), { method: 'PATCH', body: { ...change }, headers: given({ 'if-match': revision }) })

export const replacePicture = (api: Api, { _id, revision }: Known, file: File, onProgress: Progress) =>
  api.call(isUsed, one(_id, '/file'), {
    method: 'PUT',
    body: formOf(file),
    headers: given({ 'if-match': revision }),
    onProgress,
  })

export const deletePicture = (api: Api, id: string): Promise<Picture> =>
  api.call(isPicture, one(id), { method: 'DELETE' })
