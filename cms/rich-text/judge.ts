import type { PayloadRequest } from 'payload'

import { linkTarget } from '#contract/rich-text.ts'
import { isPacked, leavesPacked } from './packed.ts'
import { isObject } from '#cms/common/json.ts'

type Request = Pick<PayloadRequest, 'context'>
type Json = Readonly<Record<string, unknown>>

/** Whether it is rich text at all (or none), as a request may write it. */
export const isRichText = (value: unknown, req: Request): boolean =>
  value === null ||
  value === undefined ||
  (isObject(value) && isObject(value['root'])) ||
  (isPacked(value) && leavesPacked(req))

export const notRichText = 'This is not rich text.'

/** Whether rich text from any door may be published: true, or what to say. */
export function judgeRichText(value: unknown, { req }: { req: Request }): string | true {
  if (!isRichText(value, req)) return notRichText
  if (isObject(value) && isObject(value['root']) && !isTree(value['root'])) return notRichText
  const wrong = isObject(value) && isObject(value['root']) ? wrongLink(value['root']) : undefined
  return wrong === undefined ? true : `A link leads to “${wrong.slice(0, 200)}”: ${badTarget}`
}

/** Whether every node is an object and has nodes below it alone: the editor opens nothing else again. */
function isTree(root: Json): boolean {
  const waiting = [root]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node['type'] !== undefined && typeof node['type'] !== 'string') return false
    const children = node['children'] ?? []
    if (!Array.isArray(children)) return false
    for (const child of children) {
      if (!isObject(child)) return false
      waiting.push(child)
    }
  }
  return true
}

/** What a link's address may be, said to the person who typed another one. */
export const badTarget = 'Enter a web, mail or telephone address, or a path on this site.'

/** The address of the first link that may not stand. */
function wrongLink(root: Json): string | undefined {
  const waiting = [root]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node['type'] === 'link' || node['type'] === 'autolink') {
      const url = isObject(node['fields']) ? node['fields']['url'] : undefined
      if (typeof url !== 'string' || linkTarget(url) === undefined) return typeof url === 'string' ? url : ''
    }
    if (Array.isArray(node['children'])) for (const child of node['children']) if (isObject(child)) waiting.push(child)
  }
  return undefined
}
