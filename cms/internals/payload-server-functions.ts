/**
 * Payload's panel calls functions on the server by name, with arguments that Payload declares for itself and does not validate.
 * The server validates them first: it relies on the names of the functions, of their arguments, and on the form of `schemaPath`.
 *
 * @internals @payloadcms/next@3.90.2 @payloadcms/ui@3.90.2 @payloadcms/richtext-lexical@3.90.2 payload@3.90.2
 */

/** Functions whose arguments must name a collection, global or widget. */
export const entityFunctions: ReadonlySet<string> = new Set([
  'form-state',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'table-state',
])

/** Functions that take a `schemaPath`. */
export const formFunctions: ReadonlySet<string> = new Set(['form-state', 'render-field'])

/** Arguments that must be objects if they are present. */
export const objectArguments: readonly string[] = [
  'data',
  'doc',
  'docPermissions',
  'docPreferences',
  'formState',
  'initialBlockData',
  'parent',
  'query',
]

/** The beginning of a field in an unnamed tab or row, in a `schemaPath`. */
export const UNNAMED_FIELD = '_index-'

/** The part between a rich text and the form of one of its features, in a `schemaPath`. */
export const LEXICAL_FEATURE = 'lexical_internal_feature'
