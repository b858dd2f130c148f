import { resourceNames } from '#contract/index.ts'
import { LANGUAGES } from '#contract/languages.ts'
import { DOCUMENT_SIZE, PAGE_MAX, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX, TITLE } from '#contract/limits.ts'
import type { Operation } from './openapi-operations.ts'
import { ifMatch, type Json, object, ref, text, time } from './openapi-schemas.ts'

export const DOCUMENTS = 'Documents'

const byLanguage = (schema: Json): Json => Object.fromEntries(LANGUAGES.map((language) => [language, schema]))
const count: Json = { type: 'integer', minimum: 0 }

const own: Json = {
  _id: text,
  name: { ...text, description: 'How the file was called when it was uploaded.' },
  title: { ...object(byLanguage(text)), description: 'What visitors read; the name of the file where it is empty.' },
  filePath: { ...text, description: 'The URL path of the file; visitors get it while something published has it.' },
  bytes: count,
  uploadedAt: time,
  downloads: { ...count, description: 'How often visitors have downloaded it.' },
  revision: { ...text, description: 'For `If-Match`.' },
}

const use: Json = {
  type: { anyOf: [{ type: 'string', enum: resourceNames }, { type: 'null' }], description: 'Null for settings.' },
  _id: text,
  title: text,
}

export const documentSchemas: Json = {
  LibraryDocument: object(own),
  UsedDocument: object({ ...own, uses: { type: 'array', items: object(use) } }),
  DocumentPage: object({
    documents: { type: 'array', items: ref('LibraryDocument') },
    total: { ...count, description: 'Of all pages.' },
  }),
}

const query = (name: string, schema: Json, description: string): Json => ({ name, in: 'query', schema, description })

const listQuery: readonly Json[] = [
  query('limit', { type: 'integer', minimum: 1, maximum: PAGE_SIZE_MAX }, `${PAGE_SIZE_DEFAULT} by default.`),
  query('page', { type: 'integer', minimum: 1, maximum: PAGE_MAX }, 'Which page, from 1.'),
  query('q', text, 'Words of the names, in both languages.'),
]

const ifUnchanged = ifMatch('revision', 'document')

const file: Json = {
  required: true,
  content: { 'multipart/form-data': { schema: object({ document: { type: 'string', format: 'binary' } }) } },
}

const titles = object(byLanguage({ type: 'string', maxLength: TITLE, pattern: '^[^\\u0000]*$' }), [])

/** The operations by method and path. */
export const documentOperations = (idempotencyKey: Json): Readonly<Record<string, Operation>> => ({
  'get /documents': {
    operationId: 'listDocuments',
    tag: DOCUMENTS,
    summary: 'Lists the library of documents',
    description: 'The newest first, in pages. What is in the trash is not among them.',
    parameters: listQuery,
    schema: ref('DocumentPage'),
  },
  'post /documents': {
    operationId: 'uploadDocument',
    tag: DOCUMENTS,
    summary: 'Adds a document to the library',
    description: `A PDF of at most ${DOCUMENT_SIZE} that opens without a password and has no scripts, programs, other files or forms that send themselves. Services and deadlines name it in \`documents\`.`,
    parameters: [idempotencyKey],
    requestBody: file,
    status: '201',
    schema: ref('LibraryDocument'),
    failures: ['409'],
  },
  'get /documents/:id': {
    operationId: 'readDocument',
    tag: DOCUMENTS,
    summary: 'Reads a document with all that offers it',
    description: 'Entries and their newest drafts; what is in the trash is left out.',
    schema: ref('UsedDocument'),
    headers: ['ETag'],
  },
  'patch /documents/:id': {
    operationId: 'changeDocument',
    tag: DOCUMENTS,
    summary: 'Changes what visitors read as the name of a document',
    description: 'Wherever it is offered. What is not sent stays.',
    parameters: [ifUnchanged],
    requestBody: { required: true, content: { 'application/json': { schema: object({ title: titles }, []) } } },
    schema: ref('UsedDocument'),
    headers: ['ETag'],
    failures: ['412'],
  },
  'put /documents/:id/file': {
    operationId: 'replaceDocument',
    tag: DOCUMENTS,
    summary: 'Replaces the file of a document',
    description: 'Whatever offers the document offers the new one, under a new address. Names and downloads stay.',
    parameters: [ifUnchanged],
    requestBody: file,
    schema: ref('UsedDocument'),
    headers: ['ETag'],
    failures: ['412'],
  },
  'delete /documents/:id': {
    operationId: 'deleteDocument',
    tag: DOCUMENTS,
    summary: 'Moves a document to the trash',
    description: 'Returns it as it was. 409 as long as anything offers it.',
    parameters: [ifUnchanged],
    schema: ref('LibraryDocument'),
    failures: ['409', '412'],
  },
})
