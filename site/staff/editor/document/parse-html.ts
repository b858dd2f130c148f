import type { Node } from '#contract/rich-text/tree.ts'

/** Parses HTML in an inert document: nothing is run or loaded. */
export function parse(html: string): readonly Node[] {
  const template = new DOMParser().parseFromString('', 'text/html').createElement('template')
  template.innerHTML = html
  return childrenOf(template.content)
}

/** Iterative, since a pasted document may be deeper than the call stack. */
function childrenOf(top: ParentNode & globalThis.Node): Node[] {
  const roots: Node[] = []
  const waiting: [from: globalThis.Node, to: Node[]][] = [[top, roots]]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [from, to] = next
    for (const child of from.childNodes) {
      if (child.nodeType === child.TEXT_NODE) to.push({ nodeName: '#text', value: child.nodeValue ?? '' })
      if (!isDomElement(child)) continue
      const childNodes: Node[] = []
      to.push({
        tagName: child.localName,
        attrs: [...child.attributes].map(({ name, value }) => ({ name, value })),
        childNodes,
      })
      waiting.push([child, childNodes])
    }
  }
  return roots
}

const isDomElement = (node: globalThis.Node): node is Element => node.nodeType === node.ELEMENT_NODE
