import { kindOf } from './fields/index.ts'
import { type AnyEntity, type Resource, titleField } from './resource.ts'

/** An entry's title or name. */
export const titleOf = (type: Resource, entry: AnyEntity): string => String(entry[titleField(type)] ?? '')

/** The HTML of an entry's rich text field; empty without one. */
export function htmlOf({ fields }: Resource, entry: AnyEntity): string {
  const [name] = Object.entries(fields).find(([, field]) => kindOf(field).isHtml) ?? []
  return name === undefined ? '' : String(entry[name] ?? '')
}
