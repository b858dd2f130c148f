import type { PayloadRequest } from 'payload'

import { linkTarget } from '#contract/rich-text.ts'
import { isPacked, leavesPacked } from './packed.ts'

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether rich text from any door may be stored: true, or what to say. */
export function judgeRichText(value: unknown, { req }: { req: Pick<PayloadRequest, 'context'> }): string | true {
  if (value === null || value === undefined) return true
  if (isPacked(value) && leavesPacked(req)) return true
  if (!isObject(value) || !isObject(value['root'])) return 'This is not rich text.'
  const wrong = wrongLink(value['root'])
  return wrong === undefined ? true : `A link leads to “${wrong.slice(0, 200)}”: ${badTarget}`
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
