import type { ReferenceField } from './reference.ts'
import type { ReferencesField } from './references.ts'

/** Whether a field names entries of another type: one, or a few. */
export const refersToEntries = <F extends { readonly kind: string }>(
  field: F,
): field is Extract<F, ReferenceField | ReferencesField> => field.kind === 'reference' || field.kind === 'references'
