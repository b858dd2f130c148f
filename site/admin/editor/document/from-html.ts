import type { SerializedLexicalNode } from 'lexical'

import { fromTree } from '#contract/rich-text/from-tree.ts'
import type { BlockNode, InlineNode, LinkNode, ListItemNode } from '#contract/rich-text/nodes.ts'
import { linkAttributes } from './link-attributes.ts'
import { parse } from './parse-html.ts'

/**
 * Reads HTML as nodes of the editor, as the server reads it; broken markup never fails.
 *
 * @param html of any form; lone surrogates become U+FFFD, null characters go
 */
export const fromHtml = (html: string): SerializedLexicalNode[] =>
  fromTree(parse(html.toWellFormed().replaceAll('\0', ''))).root.children.map(lexicalNode)

type AnyNode = BlockNode | ListItemNode | InlineNode

/** Links are kept as Payload keeps them; Lexical's own are told otherwise where they lead. */
function lexicalNode(node: AnyNode): SerializedLexicalNode {
  if (node.type === 'link') return lexicalLink(node)
  if (!('children' in node)) return node
  const children: readonly AnyNode[] = node.children
  return Object.assign({ ...node }, { children: children.map(lexicalNode) })
}

const lexicalLink = ({ fields, ...node }: LinkNode): SerializedLexicalNode =>
  Object.assign(node, { version: 1, url: fields.url, title: null, ...linkAttributes(fields.newTab) })
