import type { AnyField, JsonSchema, Kind } from './kind.ts'
import { checkIds, idsSchema, SEPARATOR } from './references.ts'

/** A few documents of the library, in an order, sent by their ids. Visitors download them. */
export interface DocumentsField extends AnyField {
  readonly kind: 'documents'
  /** The maximum number; each has a column of its own. */
  readonly most: 2 | 3 | 4
}

/** A document as entities carry it: a PDF that visitors download. */
export interface DocumentFile {
  _id: string
  /** The name for visitors: the document's own, else its file's. */
  name: string
  /** The URL path of the file, which is saved under its name. */
  filePath: string
  bytes: number
  /** `name` if that is the default language's, for want of the language's own. */
  fellBack?: string[]
}

export const documentSchema: JsonSchema = {
  type: 'object',
  properties: {
    _id: { type: 'string' },
    name: { type: 'string' },
    filePath: { type: 'string', description: 'The URL path of the file, a PDF that is saved under its name' },
    bytes: { type: 'integer', minimum: 1 },
    fellBack: { type: 'array', items: { type: 'string' } },
  },
  required: ['_id', 'name', 'filePath', 'bytes'],
}

/** Whether a response carries a document. */
export const isDocumentFile = (value: unknown): value is DocumentFile =>
  typeof value === 'object' &&
  value !== null &&
  '_id' in value &&
  typeof value._id === 'string' &&
  'name' in value &&
  typeof value.name === 'string' &&
  'filePath' in value &&
  typeof value.filePath === 'string' &&
  'bytes' in value &&
  typeof value.bytes === 'number'

export const documents: Kind<DocumentsField, DocumentFile[], string[]> = {
  empty: () => [],
  // Whether the document exists is checked in the database (cms/media/known-files.ts).
  check: (label, field, input) => checkIds(label, field, input, 'documents'),
  schema: ({ most }) => ({ type: 'array', items: documentSchema, maxItems: most }),
  inputSchema: (field) => idsSchema(field, 'documents'),
  isValue: (value): value is DocumentFile[] => Array.isArray(value) && value.every(isDocumentFile),
  toText: (value) => value.map(({ _id }) => _id).join(SEPARATOR),
}
