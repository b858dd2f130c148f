import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { parseAst } from 'vite'
import { expect, it } from 'vitest'

import { isRecord } from '#contract/narrow.ts'
import { anyCodeOf } from '#contract/staff-message-code.ts'

const root = path.resolve(import.meta.dirname, '..')

const sources = ['contract', 'collections', 'cms'].flatMap((dir) =>
  readdirSync(path.join(root, dir), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(dir, file))
    .filter(
      (file) =>
        file.endsWith('.ts') &&
        !/\.(test|d)\.ts$|\/(\.next|migrations|seed|testing|generated|entry|backup)\//.test(file),
    ),
)

/** Where the arguments of a call that refuses a request have the sentence. */
const sentenceAt: Readonly<Record<string, number>> = {
  httpError: 1,
  invalidField: 1,
  fieldError: 1,
  sendError: 2,
  APIError: 0,
  apiError: 0,
  refused: 2,
}

/** Modules whose sentences only programs meet: of queries, headers and parts of requests that no screen makes wrong. */
const forPrograms = [
  'cms/api/idempotency.ts',
  'cms/api/list-query.ts',
  'cms/api/multipart.ts',
  'cms/api/order-routes.ts',
  'cms/api/payload-query.ts',
  'cms/api/tax-calendar-query.ts',
  'cms/api/tax-calendar.ts',
  'cms/api/trash-routes.ts',
  'cms/panel-records/preferences.ts',
]

/** Modules that compose a sentence of two parts: contract/staff-message-code.test.ts calls them. */
const composing = ['contract/fields/date.ts', 'contract/fields/number.ts']

type Node = Readonly<Record<string, unknown>>

const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value)
    ? value.flatMap(nodesIn)
    : isRecord(value)
      ? [...(typeof value['type'] === 'string' ? [value] : []), ...Object.values(value).flatMap(nodesIn)]
      : []

const nameOf = (node: unknown): string | undefined =>
  isRecord(node) && typeof node['name'] === 'string' ? node['name'] : undefined

/** A literal sentence, with a number in the place of each value: names may be numbers, but not the other way round. */
function sentenceOf(node: unknown): string | undefined {
  if (!isRecord(node)) return undefined
  if (node['type'] === 'Literal' && typeof node['value'] === 'string') return node['value']
  if (node['type'] !== 'TemplateLiteral' || !Array.isArray(node['quasis'])) return undefined
  const quasis: unknown[] = node['quasis']
  return quasis.map((each) => textOf(isRecord(each) ? each['value'] : undefined)).join('7')
}

const textOf = (value: unknown): string =>
  isRecord(value) && typeof value['cooked'] === 'string' ? value['cooked'] : ''

/** The node itself, or both results of a condition. */
const branchesOf = (node: unknown): unknown[] =>
  isRecord(node) && node['type'] === 'ConditionalExpression'
    ? [...branchesOf(node['consequent']), ...branchesOf(node['alternate'])]
    : [node]

/** The literal sentences that a module refuses requests with. */
function refusalsIn(nodes: readonly Node[]): string[] {
  const candidates = nodes.flatMap((node): unknown[] => {
    const at = sentenceAt[nameOf(node['callee']) ?? '']
    if (at !== undefined && Array.isArray(node['arguments'])) return [node['arguments'][at]]
    return node['type'] === 'Property' && nameOf(node['key']) === 'message' ? [node['value']] : []
  })
  return candidates.flatMap(branchesOf).flatMap((each) => sentenceOf(each) ?? [])
}

/** Successes, and what only logs say. */
const isRefusal = (sentence: string): boolean =>
  sentence !== '' &&
  !/^(Success|Password (changed|reset successfully\.)|Log(out successfully|ged out)|Authentication Passed|Registered first user|Token refresh successful|Updated successfully\.)$/.test(
    sentence,
  )

const parsed = sources.map((file) => ({
  file,
  nodes: nodesIn(parseAst(readFileSync(path.join(root, file), 'utf8'), { lang: 'ts' })),
}))

it('every sentence of a call that refuses a request has a code', () => {
  const without = parsed
    .filter(({ file }) => ![...forPrograms, ...composing].includes(file))
    .flatMap(({ file, nodes }) =>
      refusalsIn(nodes)
        .filter((sentence) => isRefusal(sentence) && anyCodeOf(sentence) === undefined)
        .map((sentence) => `${file}: ${sentence}`),
    )
  expect(without).toEqual([])
})

it('the server writes no sentence of the contract again', () => {
  const again = parsed
    .filter(({ file }) => !file.startsWith('contract/') && !forPrograms.includes(file))
    .flatMap(({ file, nodes }) =>
      refusalsIn(nodes)
        .filter((sentence) => anyCodeOf(sentence) !== undefined)
        .map((sentence) => `${file}: ${sentence}`),
    )
  expect(again).toEqual([])
})

it('finds the sentences in calls and in results', () => {
  const source =
    "const f = () => { throw httpError(409, 'Taken') }\nconst g = (a: string) => ({ message: a ? `${a} is odd` : 'None' })"
  expect(refusalsIn(nodesIn(parseAst(source, { lang: 'ts' })))).toEqual(['Taken', '7 is odd', 'None'])
})
