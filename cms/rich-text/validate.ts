import { linkTarget } from '#contract/rich-text.ts'
import { isRecord } from '#contract/narrow.ts'
import { pictureNodesIn } from '#contract/rich-text/file-nodes.ts'
import { isPictureId } from '#contract/rich-text/pictures.ts'
import { staffMessages } from '#contract/staff-messages.ts'

type Json = Readonly<Record<string, unknown>>

/** Whether a value is a rich text structure, or none. */
export const isRichText = (value: unknown): boolean =>
  value === null || value === undefined || (isRecord(value) && isRecord(value['root']) && isTree(value['root']))

export const notRichTextMessage = staffMessages.notRichText

/** Validates rich text from any route: true, or the error message. */
export function validateRichText(value: unknown): string | true {
  if (!isRichText(value)) return notRichTextMessage
  if (!isRecord(value) || !isRecord(value['root'])) return true
  if (pictureNodesIn(value).some((picture) => !isOfLibrary(picture))) return notOfLibraryMessage
  const target = firstInvalidLink(value['root'])
  return target === undefined ? true : `A link leads to “${target.slice(0, 200)}”: ${invalidTargetMessage}`
}

const notOfLibraryMessage = staffMessages.pictureNotOfLibrary

const isOfLibrary = ({ relationTo, value, fields }: Json): boolean =>
  relationTo === 'media' &&
  typeof value === 'string' &&
  isPictureId(value) &&
  (fields === undefined || isRecord(fields))

/** The types of nodes that the panel's editor has (features.ts): it cannot open a text with another one. */
export const nodeTypes: ReadonlySet<unknown> = new Set([
  'root',
  'paragraph',
  'heading',
  'quote',
  'list',
  'listitem',
  'table',
  'tablerow',
  'tablecell',
  'link',
  'autolink',
  'upload',
  'text',
  'linebreak',
  'tab',
])

/** Attributes that are numbers. Payload's comparison of versions puts them into HTML as they are. */
const numeric = ['headerState', 'colSpan', 'rowSpan', 'indent', 'start']

/** Whether every node is an object of a known type whose children are nodes; the editor cannot open anything else. */
function isTree(root: Json): boolean {
  const waiting = [root]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node !== root && (node['type'] === 'root' || !nodeTypes.has(node['type']))) return false
    for (const name of numeric) if (typeof (node[name] ?? 0) !== 'number') return false
    const children = node['children'] ?? []
    if (!Array.isArray(children)) return false
    for (const child of children) {
      if (!isRecord(child)) return false
      waiting.push(child)
    }
  }
  return true
}

/** Shown to staff who enter an invalid link. */
export const invalidTargetMessage = 'Enter a web, mail or telephone address, or a path on this site.'

/** The URL of the first invalid link. */
function firstInvalidLink(root: Json): string | undefined {
  const waiting = [root]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node['type'] === 'link' || node['type'] === 'autolink') {
      const url = isRecord(node['fields']) ? node['fields']['url'] : undefined
      if (typeof url !== 'string' || linkTarget(url) === undefined) return typeof url === 'string' ? url : ''
    }
    if (Array.isArray(node['children'])) for (const child of node['children']) if (isRecord(child)) waiting.push(child)
  }
  return undefined
}
