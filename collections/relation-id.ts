/** The id in a relationship's value, which is the id or, looked up, the document; undefined if there is none. */
export function relationId(value: unknown): string | undefined {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  return id === null || id === undefined ? undefined : String(id)
}
