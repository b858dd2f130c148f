import { isRecord, recordOf, textOf } from '../narrow.ts'
import { TEXT_PICTURES_MAX } from '../limits.ts'
import type { BlockNode, FlowNode, PictureNode, RichText } from './nodes.ts'
import { paragraph, root, text } from './nodes.ts'

/** The nodes of some types in a structure, which need not be a valid one. */
export function nodesIn(structure: unknown, types: readonly unknown[]): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = []
  const waiting: unknown[] = [isRecord(structure) ? structure['root'] : undefined]
  for (let at = 0; at < waiting.length; at += 1) {
    const node = waiting[at]
    if (!isRecord(node)) continue
    if (types.includes(node['type'])) found.push(node)
    if (Array.isArray(node['children'])) for (const child of node['children']) waiting.push(child)
  }
  return found
}

/** The picture nodes in a structure, which need not be a valid one. */
export const pictureNodesIn = (structure: unknown): Record<string, unknown>[] => nodesIn(structure, ['upload'])

/** The id of the document to which a link leads, in whatever language and on whatever host; undefined for other links. */
const documentIdOf = (url: string): string | undefined =>
  /^(?:https?:\/\/[^/?#]+)?\/media\/([0-9a-f-]{24,36})\.pdf(?:[?#]|$)/i.exec(url)?.[1]?.toLowerCase()

/** The ids of the documents to which links in a structure lead. */
export const documentIdsIn = (structure: unknown): string[] =>
  nodesIn(structure, ['link', 'autolink']).flatMap(({ fields }) => documentIdOf(textOf(recordOf(fields)['url'])) ?? [])

/** The ids of the pictures in a structure. */
export const pictureIdsIn = (structure: unknown): string[] =>
  pictureNodesIn(structure).flatMap(({ relationTo, value }) =>
    relationTo === 'media' && typeof value === 'string' && value !== '' ? value : [],
  )

export const hasTooManyPictures = (structure: unknown): boolean => pictureNodesIn(structure).length > TEXT_PICTURES_MAX

/** The sentence for a text with more pictures than it may have. */
export const tooManyPictures = (label: string): string => `${label} must have at most ${TEXT_PICTURES_MAX} pictures`

/** A text with other pictures in place of its own; where there is none, its caption or alternative text stays. */
export function replacePictures(
  structure: RichText,
  replaced: (picture: PictureNode) => PictureNode | undefined,
): RichText {
  const flow = (block: FlowNode): FlowNode => {
    if (block.type !== 'upload') return block
    const { caption, alt } = block.fields
    const words = caption || alt
    return replaced(block) ?? paragraph(words === '' ? [] : [text(words, 0, '')], { format: '', indent: 0 })
  }
  const any = (block: BlockNode): BlockNode =>
    block.type === 'table'
      ? {
          ...block,
          children: block.children.map((row) => ({
            ...row,
            children: row.children.map((cell) => ({ ...cell, children: cell.children.map(flow) })),
          })),
        }
      : flow(block)
  return root(structure.root.children.map(any))
}
