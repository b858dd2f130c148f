import { ALT_MAX } from '#contract/image-file.ts'
import { resourceNames } from '#contract/index.ts'
import { LANGUAGES } from '#contract/languages.ts'
import { IMAGE_SIZE, PAGE_MAX, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '#contract/limits.ts'
import type { Operation } from './openapi-operations.ts'
import { ifMatch, imageFile, type Json, object, ref, text, time } from './openapi-schemas.ts'

export const PICTURES = 'Pictures'

const percent: Json = { type: 'number', minimum: 0, maximum: 100 }
const share: Json = { type: 'number', exclusiveMinimum: 0, maximum: 100 }
const byLanguage = (schema: Json): Json => Object.fromEntries(LANGUAGES.map((language) => [language, schema]))

const own: Json = {
  _id: text,
  name: { ...text, description: 'How the file was called when it was uploaded.' },
  image: ref('Image'),
  alt: object(byLanguage(text)),
  bytes: { type: 'integer', minimum: 0 },
  uploadedAt: time,
  revision: { ...text, description: 'For `If-Match`.' },
}

const use: Json = {
  type: { anyOf: [{ type: 'string', enum: resourceNames }, { type: 'null' }], description: 'Null for settings.' },
  _id: text,
  title: text,
}

export const mediaSchemas: Json = {
  Picture: object(own),
  UsedPicture: object({ ...own, uses: { type: 'array', items: object(use) } }),
  PicturePage: object({
    pictures: { type: 'array', items: ref('Picture') },
    total: { type: 'integer', minimum: 0, description: 'Of all pages.' },
  }),
}

const query = (name: string, schema: Json, description: string): Json => ({ name, in: 'query', schema, description })
const flag: Json = { type: 'string', enum: ['true'] }

const listQuery: readonly Json[] = [
  query('limit', { type: 'integer', minimum: 1, maximum: PAGE_SIZE_MAX }, `${PAGE_SIZE_DEFAULT} by default.`),
  query('page', { type: 'integer', minimum: 1, maximum: PAGE_MAX }, 'Which page, from 1.'),
  query('q', text, 'Words of the names and alternative texts, in both languages.'),
  query('withoutAlt', flag, 'Those alone without an alternative text in English.'),
  query('unused', flag, 'Those alone that nothing shows.'),
]

const ifUnchanged = ifMatch('revision', 'picture')

const file: Json = {
  required: true,
  content: { 'multipart/form-data': { schema: object({ image: imageFile }) } },
}

const texts = object(byLanguage({ type: 'string', maxLength: ALT_MAX, pattern: '^[^\\u0000]*$' }), [])

const change = object(
  {
    alt: texts,
    focus: object({ x: percent, y: percent }),
    crop: object({ x: percent, y: percent, width: share, height: share }),
  },
  [],
)

/** The operations by method and path. */
export const mediaOperations = (idempotencyKey: Json): Readonly<Record<string, Operation>> => ({
  'get /library': {
    operationId: 'listPictures',
    tag: PICTURES,
    summary: 'Lists the library of pictures',
    description: 'The newest first, in pages. What is in the trash is not among them.',
    parameters: listQuery,
    schema: ref('PicturePage'),
  },
  'post /library': {
    operationId: 'uploadPicture',
    tag: PICTURES,
    summary: 'Adds a picture to the library',
    description: `JPEG, PNG, WebP, AVIF or GIF of at most ${IMAGE_SIZE}. Entries name it by \`imageId\`.`,
    parameters: [idempotencyKey],
    requestBody: file,
    status: '201',
    schema: ref('Picture'),
    failures: ['409'],
  },
  'get /library/:id': {
    operationId: 'readPicture',
    tag: PICTURES,
    summary: 'Reads a picture with all that shows it',
    description: 'Entries, their newest drafts and settings; what is in the trash is left out.',
    schema: ref('UsedPicture'),
    headers: ['ETag'],
  },
  'patch /library/:id': {
    operationId: 'changePicture',
    tag: PICTURES,
    summary: 'Changes alternative texts and the focal point of a picture, or crops it',
    description:
      'Wherever it is shown. What is not sent stays. The focal point is one of the picture before it is cropped, and cropping is permanent.',
    parameters: [ifUnchanged],
    requestBody: { required: true, content: { 'application/json': { schema: change } } },
    schema: ref('UsedPicture'),
    headers: ['ETag'],
    failures: ['412'],
  },
  'put /library/:id/file': {
    operationId: 'replacePicture',
    tag: PICTURES,
    summary: 'Replaces the file of a picture',
    description: 'Whatever shows the picture shows the new one, under new addresses. Alternative texts stay.',
    parameters: [ifUnchanged],
    requestBody: file,
    schema: ref('UsedPicture'),
    headers: ['ETag'],
    failures: ['412'],
  },
  'delete /library/:id': {
    operationId: 'deletePicture',
    tag: PICTURES,
    summary: 'Moves a picture to the trash',
    description: 'Returns it as it was. 409 as long as anything shows it.',
    parameters: [ifUnchanged],
    schema: ref('Picture'),
    failures: ['409', '412'],
  },
})
