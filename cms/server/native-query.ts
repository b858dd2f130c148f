/** Query parameters of Payload's REST that are whole numbers. */
const numbers = ['page', 'limit', 'depth']

/**
 * Whether a query of Payload's REST can be read at all. Payload takes any number and any text for `where`, and answers
 * those that it stumbles over with a fault of its own.
 *
 * @param url path and query
 */
export function isReadableQuery(url: string): boolean {
  const query = new URLSearchParams(url.split('?', 2)[1])
  const where = query.get('where')
  return (
    numbers.every((name) => query.getAll(name).every((value) => /^(-1|\d{0,7})$/.test(value))) &&
    (where === null || isJson(where))
  )
}

/**
 * Whether a list is sorted by what its own fields hold. Payload passes over a relation that there is not, and the day
 * there is one, the order would tell of fields that nobody may read.
 */
export function sortsWithin(url: string, fields: readonly string[]): boolean {
  const query = [...new URLSearchParams(url.split('?', 2)[1])]
  const sorts = query.flatMap(([name, value]) => (/^sort(\[\d*\])?$/.test(name) ? value.split(',') : []))
  return sorts.every((sort) => {
    const [first = '', ...more] = sort.trim().replace(/^-/, '').split(/\.|__/)
    return more.length === 0 || fields.includes(first)
  })
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
