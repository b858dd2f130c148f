import type { SerializedLexicalNode } from 'lexical'

import { fromTree } from '#contract/rich-text/html-to-lexical.ts'
import type {
  BlockNode,
  InlineNode,
  LinkNode,
  ListItemNode,
  TableCellNode,
  TableRowNode,
} from '#contract/rich-text/nodes.ts'
import type { Node } from '#contract/rich-text/tree.ts'
import { linkAttributes } from './link-attributes.ts'
import { parse } from './parse-html.ts'

/**
 * Converts HTML to Lexical nodes as the server does; never fails on broken markup.
 *
 * @param html any HTML; lone surrogates become U+FFFD, null characters are removed
 */
export const fromHtml = (html: string): SerializedLexicalNode[] => fromNodes(parseText(html))

/** Parses HTML of any origin. */
export const parseText = (html: string): readonly Node[] => parse(html.toWellFormed().replaceAll('\0', ''))

/**
 * Converts parsed HTML to Lexical nodes, as `fromHtml` does.
 *
 * @param isFlat without tables, of which only the text is kept
 */
export const fromNodes = (nodes: readonly Node[], isFlat = false): SerializedLexicalNode[] =>
  fromTree(nodes, isFlat).root.children.map(lexicalNode)

type AnyNode = BlockNode | ListItemNode | InlineNode | TableRowNode | TableCellNode

/** Converts Payload's link nodes to Lexical's. */
function lexicalNode(node: AnyNode): SerializedLexicalNode {
  if (node.type === 'link') return lexicalLink(node)
  if (!('children' in node)) return node
  const children: readonly AnyNode[] = node.children
  return Object.assign({ ...node }, { children: children.map(lexicalNode) })
}

const lexicalLink = ({ fields, ...node }: LinkNode): SerializedLexicalNode =>
  Object.assign(node, { version: 1, url: fields.url, title: null, ...linkAttributes(fields.newTab) })
