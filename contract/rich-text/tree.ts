/** Parsed HTML as the reader walks it, whichever parser made it. */
export interface ElementNode {
  tagName: string
  attrs: readonly { name: string; value: string }[]
  childNodes: readonly Node[]
}

/** Text has the name `#text`; comments and the like are passed over. */
export type Node = ElementNode | { nodeName: string; value?: string }

export const isElement = (node: Node): node is ElementNode => 'tagName' in node
