import { createRequire } from 'node:module'

import { expect, it } from 'vitest'

import { decodedAs } from './react-server-reply.ts'

const require = createRequire(import.meta.url)
const react: Record<
  string,
  (value: unknown) => Promise<unknown>
> = require('next/dist/compiled/react-server-dom-turbopack/client.node')

/** React's encoding of the arguments of a server action. */
async function encoded(args: unknown[]): Promise<string> {
  const text = await react['encodeReply']?.(args)
  if (typeof text !== 'string') throw new Error('React encoded the arguments as a form')
  return text
}

it.each<[string, unknown]>([
  ['undefined', undefined],
  ['NaN', Number.NaN],
  ['Infinity', Infinity],
  ['-Infinity', -Infinity],
  ['-0', -0],
  ['a date', new Date(0)],
  ['a string with a dollar sign', '$0:0'],
  ['an ordinary string', 'x'],
])('%s is encoded as a plain value', async (_, value) => {
  const [text] = JSON.parse(await encoded([value])) as string[]
  expect(decodedAs(text ?? '')).toEqual({ kind: 'plain' })
})

it('an object that occurs twice is encoded as a reference to its first place', async () => {
  const shared = { a: 1 }
  const [{ args }] = JSON.parse(await encoded([{ args: { first: shared, second: shared } }]))
  expect(args.first).toEqual(shared)
  expect(decodedAs(args.second)).toEqual({ kind: 'reference', path: ['0', 'args', 'first'] })
})

it.each(['$1', '$K1', '$n5', '$Dnever', '$Q2', '$@1'])('%s is neither a plain value nor a reference', (text) => {
  expect(decodedAs(text)).toEqual({ kind: 'other' })
})
