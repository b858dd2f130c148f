import { DOCUMENT_SIZE } from '#contract/upload-limits.ts'
import { TITLE } from '#contract/limits.ts'
import type { Operation } from './openapi-operations.ts'
import type { LibraryDocument, UsedDocument, DocumentPage } from '#contract/documents.ts'
import { byLanguage, fileBody, fileUse, ifMatch, inLanguages, jsonBody, pageQuery, query } from './openapi-schemas.ts'
import { object, type Json, list, objectOf, type PropertiesOf, ref, text, time, whole } from './json-schema.ts'

export const DOCUMENTS = 'Documents'

const own: PropertiesOf<LibraryDocument> = {
  _id: text,
  name: { ...text, description: 'How the file was called when it was uploaded.' },
  title: { ...inLanguages(text), description: 'What visitors read; the name of the file where it is empty.' },
  filePath: { ...text, description: 'The URL path of the file; visitors get it while something published has it.' },
  bytes: whole,
  uploadedAt: time,
  downloads: { ...whole, description: 'How often visitors have downloaded it.' },
  revision: { ...text, description: 'For `If-Match`.' },
}

export const documentSchemas = {
  LibraryDocument: objectOf<LibraryDocument>(own),
  UsedDocument: objectOf<UsedDocument>({ ...own, uses: list(fileUse) }),
  DocumentPage: objectOf<DocumentPage>({
    documents: list(ref('LibraryDocument')),
    total: { ...whole, description: 'Of all pages.' },
  }),
}

const listQuery: readonly Json[] = [...pageQuery, query('q', text, 'Words of the names, in both languages.')]

const ifUnchanged = ifMatch('revision', 'document')

const file = fileBody('document', { type: 'string', format: 'binary' })

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
    requestBody: jsonBody(object({ title: titles }, [])),
    schema: ref('UsedDocument'),
    headers: ['ETag'],
    failures: ['412'],
  },
  'put /documents/:id/file': {
    operationId: 'replaceDocument',
    tag: DOCUMENTS,
    summary: 'Replaces the file of a document',
    description: 'Whatever offers the document offers the new one, under the same path. Names and downloads stay.',
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
