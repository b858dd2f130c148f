/** The slug of a type's collection in Payload: its path in the plural. */
export const collectionSlug = ({ path }: { readonly path: string }): string =>
  `${path.replace(/(?<=[^aeiou])y$/, 'ie')}s`
