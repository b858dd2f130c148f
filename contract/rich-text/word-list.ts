import { declarations } from './formatting.ts'
import { type ElementNode, isElement, type Node } from './tree.ts'

/** A list item written by Word: a paragraph with `mso-list: l0 level2 lfo1` and its number or bullet as text. */
export function wordListItem(
  element: ElementNode,
  styles: Map<string, string>,
): { level: number; ordered: boolean } | undefined {
  const level = /\blevel(\d)\b/i.exec(styles.get('mso-list') ?? '')?.[1]
  if (level === undefined) return undefined
  return { level: Math.max(Number(level) - 1, 0), ordered: /^\s*[(]?[\p{L}\p{N}]{1,5}[.)]/u.test(markerOf(element)) }
}

/** The marker's text, in the element with `mso-list: Ignore`. */
function markerOf(element: ElementNode): string {
  const waiting: Node[] = [...element.childNodes]
  for (let node = waiting.shift(); node; node = waiting.shift()) {
    if (!isElement(node)) continue
    if (/ignore/i.test(declarations(node).get('mso-list') ?? '')) return textInside(node)
    waiting.push(...node.childNodes)
  }
  return ''
}

function textInside(element: ElementNode): string {
  const waiting: Node[] = [...element.childNodes]
  let text = ''
  for (let node = waiting.shift(); node; node = waiting.shift()) {
    if (isElement(node)) waiting.unshift(...node.childNodes)
    else text += node.value ?? ''
  }
  return text
}
