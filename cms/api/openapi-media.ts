import { ALT_MAX } from '#contract/image-file.ts'
import { IMAGE_SIZE } from '#contract/upload-limits.ts'
import type { Operation } from './openapi-operations.ts'
import type { Picture, PicturePage, UsedPicture } from '#contract/media.ts'
import {
  byLanguage,
  fileBody,
  fileUse,
  ifMatch,
  imageFile,
  inLanguages,
  jsonBody,
  pageQuery,
  percent,
  query,
} from './openapi-schemas.ts'
import { object, type Json, list, objectOf, oneOf, type PropertiesOf, ref, text, time, whole } from './json-schema.ts'

export const PICTURES = 'Pictures'

const share: Json = { type: 'number', exclusiveMinimum: 0, maximum: 100 }

const own: PropertiesOf<Picture> = {
  _id: text,
  name: { ...text, description: 'How the file was called when it was uploaded.' },
  image: ref('Image'),
  alt: inLanguages(text),
  bytes: whole,
  uploadedAt: time,
  revision: { ...text, description: 'For `If-Match`.' },
}

export const mediaSchemas = {
  Picture: objectOf<Picture>(own),
  UsedPicture: objectOf<UsedPicture>({ ...own, uses: list(fileUse) }),
  PicturePage: objectOf<PicturePage>({
    pictures: list(ref('Picture')),
    total: { ...whole, description: 'Of all pages; with `after`, of those behind it.' },
  }),
}

const onlyTrue = oneOf(['true'])

const listQuery: readonly Json[] = [
  ...pageQuery,
  query(
    'after',
    { ...text, minLength: 1 },
    'The id of a picture of the library: those behind it alone, from the first `page` on. Nothing is skipped where others have changed or gone meanwhile.',
  ),
  query('q', text, 'Words of the names and alternative texts, in both languages.'),
  query('withoutAlt', onlyTrue, 'Those alone without an alternative text in English.'),
  query('unused', onlyTrue, 'Those alone that nothing shows.'),
]

const ifUnchanged = ifMatch('revision', 'picture')

const file = fileBody('image', imageFile)

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
    requestBody: jsonBody(change),
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
