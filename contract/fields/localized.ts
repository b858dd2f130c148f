/** Whether a field has a value in each language. In a module of its own, so that a first visit does not load the kinds of fields. */
export const isLocalized = (field: object): boolean => 'localized' in field && field.localized === true

/** The fields of a type that have a value in each language. */
export const localizedFields = ({ fields }: { readonly fields: Readonly<Record<string, object>> }): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (isLocalized(field) ? name : []))
