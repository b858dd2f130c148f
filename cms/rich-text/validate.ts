import { headings, linkTarget } from '#contract/rich-text.ts'
import { arrayOf, isNumber, isRecord, isText, listOf, recordOf } from '#contract/narrow.ts'
import { nodesIn, pictureNodesIn } from '#contract/rich-text/file-nodes.ts'
import { CELLS_MAX, gridPlaces, isSpan, type Spans } from '#contract/rich-text/grid.ts'
import { isPictureId } from '#contract/rich-text/pictures.ts'
import { staffMessages } from '#contract/staff-messages.ts'

type Json = Readonly<Record<string, unknown>>

/** Whether a value is a rich text structure, or none, as drafts may have it, too. */
export const isRichText = (value: unknown): boolean =>
  value === null || value === undefined || (isRecord(value) && isRecord(value['root']) && isTree(value['root']))

/** Validates rich text of a draft, whose links may be unfinished: true, or the error message. */
export function validateDraftText(value: unknown): string | true {
  if (pictureNodesIn(value).some((picture) => !isOfLibrary(picture))) return staffMessages.pictureNotOfLibrary
  if (!isRichText(value)) return staffMessages.notRichText
  return hasLargeTables(value) ? staffMessages.tablesTooLarge : true
}

/** Validates rich text from any route: true, or the error message. */
export function validateRichText(value: unknown): string | true {
  const target = isRecord(value) && isRecord(value['root']) ? firstInvalidLink(value['root']) : undefined
  const checked = validateDraftText(value)
  if (target === undefined || checked === staffMessages.pictureNotOfLibrary) return checked
  return `A link leads to “${target.slice(0, 200)}”: ${invalidTargetMessage}`
}

type Check = (value: unknown) => boolean

const isNone: Check = (value) => value === undefined || value === null
const optional =
  (is: Check): Check =>
  (value) =>
    isNone(value) || is(value)
const [isOptionalText, isOptionalNumber, isOptionalRecord] = [optional(isText), optional(isNumber), optional(isRecord)]

const isOfLibrary = ({ relationTo, value, fields }: Json): boolean =>
  relationTo === 'media' && typeof value === 'string' && isPictureId(value) && isOptionalRecord(fields)

/** What attributes of a node have to be; others may be anything. */
type Attributes = Readonly<Record<string, Check>>

/** Payload's comparison of versions puts some of the numbers into HTML as they are. */
const element: Attributes = {
  children: Array.isArray,
  direction: isOptionalText,
  format: isOptionalText,
  indent: isOptionalNumber,
  textFormat: isOptionalNumber,
  textStyle: isOptionalText,
}
const leaf: Attributes = { children: (value) => value === undefined || Array.isArray(value) }
const characters: Attributes = {
  ...leaf,
  detail: isOptionalNumber,
  format: isOptionalNumber,
  mode: isOptionalText,
  style: isOptionalText,
}

const isLinkFields: Check = (fields) =>
  isRecord(fields) && isOptionalText(fields['url']) && isOptionalText(fields['linkType']) && isNone(fields['doc'])
const link: Attributes = { ...element, id: isOptionalText, fields: isLinkFields }

const isPictureFields: Check = (fields) =>
  isRecord(fields) && isOptionalText(fields['alt']) && isOptionalText(fields['caption'])

const oneOf = (...values: readonly string[]): Check => optional((value) => values.some((each) => each === value))

/** The types of nodes that the panel's editor has (features.ts): it cannot open a text with another one. */
const nodes: ReadonlyMap<unknown, Attributes> = new Map(
  Object.entries({
    root: element,
    paragraph: element,
    heading: { ...element, tag: oneOf(...headings) },
    quote: element,
    list: { ...element, listType: oneOf('bullet', 'number', 'check'), tag: oneOf('ul', 'ol'), start: isOptionalNumber },
    listitem: { ...element, value: isOptionalNumber },
    table: {
      ...element,
      colWidths: optional(listOf(isNumber)),
      frozenColumnCount: isOptionalNumber,
      frozenRowCount: isOptionalNumber,
    },
    tablerow: { ...element, height: isOptionalNumber },
    tablecell: {
      ...element,
      backgroundColor: isOptionalText,
      colSpan: optional(isSpan),
      headerState: isOptionalNumber,
      rowSpan: optional(isSpan),
      verticalAlign: isOptionalText,
      width: isOptionalNumber,
    },
    link,
    autolink: link,
    upload: { ...leaf, format: isOptionalText, id: isOptionalText, fields: optional(isPictureFields) },
    text: { ...characters, text: isText },
    linebreak: leaf,
    tab: { ...characters, text: isOptionalText },
  }),
)

export const nodeTypes: ReadonlySet<unknown> = new Set(nodes.keys())

/** Whether every node is an object of a known type whose attributes Payload and the editor can read. */
function isTree(root: Json): boolean {
  const waiting = [root]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node !== root && node['type'] === 'root') return false
    const attributes = nodes.get(node === root ? 'root' : node['type'])
    if (!attributes || !Object.entries(attributes).every(([name, is]) => is(node[name]))) return false
    if (!isOptionalRecord(node['$']) || (node['type'] === 'upload' && !isOfLibrary(node))) return false
    if (!Array.isArray(node['children'])) continue
    for (const child of node['children']) {
      if (!isRecord(child)) return false
      waiting.push(child)
    }
  }
  return true
}

/** Whether the tables have together too large grids for the editor. */
function hasLargeTables(value: unknown): boolean {
  let places = 0
  for (const { children } of nodesIn(value, ['table'])) {
    places += gridPlaces(arrayOf(children).map((row) => arrayOf(recordOf(row)['children']).map(spansOf)))
    if (places > CELLS_MAX) return true
  }
  return false
}

function spansOf(cell: unknown): Spans {
  const { colSpan, rowSpan } = recordOf(cell)
  return { colSpan: isSpan(colSpan) ? colSpan : 1, rowSpan: isSpan(rowSpan) ? rowSpan : 1 }
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
