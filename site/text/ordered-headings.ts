const heading = /<h([1-6])((?:\s[^>]*)?)>(.*?)<\/h\1>/gs

/** How many characters of a heading's words its id has at most. */
const ID_SIGNS = 60

/**
 * HTML whose headings are in order, whatever levels their author chose: the first level is `top`, and none is left out below it.
 * Where that is another level than the author's, a class says which look the heading keeps: of an `h1` that is shown as `h2`, `h1`.
 *
 * @param hasIds each gets an id made from its words, by which it is linked to; for a text that is alone on its page
 */
export function orderedHeadings(html: string, top: 2 | 3, hasIds = false): string {
  const above: number[] = []
  const ids = new Map<string, number>()
  return html.replace(heading, (_whole, digit: string, attributes: string, content: string) => {
    const level = Number(digit)
    while ((above.at(-1) ?? 0) >= level) above.pop()
    above.push(level)
    const shown = Math.min(top + above.length - 1, 6)
    const id = hasIds ? ` id="${uniqueId(content, ids)}"` : ''
    const look = shown === level ? '' : ` class="h${level}"`
    return `<h${shown}${id}${look}${attributes}>${content}</h${shown}>`
  })
}

/** Begins with `h-`: no other id of the page does. */
function uniqueId(content: string, ids: Map<string, number>): string {
  const words =
    plain(content)
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const name = `h-${[...words.join('-')].slice(0, ID_SIGNS).join('')}`
  const count = (ids.get(name) ?? 0) + 1
  ids.set(name, count)
  // Two hyphens keep a numbered id different from the id of a heading that ends in a number.
  return count === 1 ? name : `${name}--${count}`
}

/** Removes tags and entities. */
const plain = (html: string): string => html.replace(/<[^>]*>|&[#\w]+;/g, ' ')
