/** Parsed HTML, independent of the parser. */
export interface ElementNode {
  tagName: string
  attrs: readonly { name: string; value: string }[]
  childNodes: readonly Node[]
}

/** Text nodes are named `#text`; other nodes without a tag are ignored. */
export type Node = ElementNode | { nodeName: string; value?: string }

export const isElement = (node: Node): node is ElementNode => 'tagName' in node
