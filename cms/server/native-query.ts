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

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
