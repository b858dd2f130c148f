import type { FlattenedField, Where } from 'payload'

import { messages } from '#contract/failure.ts'
import { isObject, parsedJson } from '#cms/common/json.ts'
import { type Refusal, refuseField } from '#cms/common/refusal.ts'

/** A query as Payload's parser reads it: texts, lists and objects of such. */
type Parsed = Readonly<Record<string, unknown>>

/** A query that is passed on. */
export interface Checked {
  where?: Where
  [name: string]: unknown
}

/** What a query may ask of a collection. */
export interface Queryable {
  fields: readonly FlattenedField[]
  /** Whether a text can be an id on this database; others are refused, since MongoDB's driver throws for them. */
  mayBeId: (text: string) => boolean
}

/**
 * What an endpoint takes: `list` and `versions` conditions, sorting and a page; `bulk` the same, where 0 stands for all that
 * match; `document` what concerns one document.
 */
export type QueryKind = 'list' | 'versions' | 'bulk' | 'document'

/** Rows of one answer: as many as the panel asks for where the query names its columns, fewer of whole documents. */
const LIMIT_MAX = { selected: 250, whole: 100, versions: 25 }
const CONDITIONS_MAX = 100
const DEPTH_MAX = 8
/** Values of all lists, and words that are looked for, in one query: each is a comparison, or a variable of SQL. */
const OPERANDS_MAX = 500
const TEXT_MAX = 500
const SORT_FIELDS_MAX = 4
const SELECT_KEYS_MAX = 200

const flag = /^(true|false)?$/
const language = /^[\w-]{0,20}$/
/** Parameters with one plain value. Others are not passed on. */
const scalars: Readonly<Record<string, RegExp>> = {
  depth: /^\d{1,2}$/,
  limit: /^\d{1,4}$/,
  page: /^\d{1,6}$/,
  autosave: flag,
  draft: flag,
  overrideLock: flag,
  pagination: flag,
  publishAllLocales: flag,
  trash: flag,
  unpublishAllLocales: flag,
  locale: language,
  fallbackLocale: language,
  'fallback-locale': language,
  publishSpecificLocale: language,
}

/**
 * The part of a query that is passed on to Payload: known parameters alone, of the types that they have, conditions on
 * fields that exist with operators that fit them, and no more of anything than Payload answers in little time. Refuses
 * everything else with a 400 that names the parameter.
 *
 * @param query as Payload's parser has read it
 */
export function checkQuery(query: Parsed, kind: QueryKind, on: Queryable): Checked {
  const checked: Checked = {}
  for (const [name, pattern] of Object.entries(scalars)) {
    if (!Object.hasOwn(query, name)) continue
    const value = query[name]
    if (typeof value !== 'string' || !pattern.test(value)) throw invalid(name)
    if (value !== '') checked[name] = value
  }
  if (Object.hasOwn(query, 'select')) checked['select'] = checkSelect(query['select'], on)
  if (isObject(query['uploadEdits'])) checked['uploadEdits'] = query['uploadEdits']
  if (kind === 'document') return checked
  checkSize(checked, kind)
  if (Object.hasOwn(query, 'sort')) checked['sort'] = checkSort(query['sort'], on)
  const where = query['where'] === '' ? undefined : query['where']
  if (where !== undefined) checked.where = checkWhere(where, on)
  return checked
}

const SEARCH_MAX = 200
const SEARCH_WORDS_MAX = 8

/** Refuses what a list of the panel cannot show; Payload reads the query of its pages by itself, as it came. */
export function checkPanelQuery(query: Parsed, on: Queryable): void {
  checkQuery(query, 'list', on)
  const { search = '', columns = [] } = query
  if (typeof search !== 'string' || search.length > SEARCH_MAX || search.split(' ').length > SEARCH_WORDS_MAX)
    throw invalid('search')
  if (!isColumns(columns)) throw invalid('columns')
  // No collection is grouped or has presets.
  for (const name of ['groupBy', 'preset', 'queryByGroup']) if (Object.hasOwn(query, name)) throw invalid(name)
}

/** Names of columns, as a list or written as JSON. */
function isColumns(value: unknown): boolean {
  const names = typeof value === 'string' ? parsedJson(value) : value
  return Array.isArray(names) && names.length <= 100 && names.every((name) => typeof name === 'string')
}

/** The parameters with one plain value, for handlers that read them from the address. */
export const scalarsOf = (query: Parsed): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]): [string, string][] =>
      Object.hasOwn(scalars, name) && typeof value === 'string' ? [[name, value]] : [],
    ),
  )

const invalid = (name: string): Refusal =>
  refuseField(name.slice(0, 100), `${messages.queryInvalid}: ${name.slice(0, 100)}`)

/** Without a page, or with 0, Payload reads all that there is: only what changes many at once may ask for that. */
function checkSize({ limit, pagination, select }: Parsed, kind: QueryKind): void {
  if (kind === 'bulk') return
  const most = LIMIT_MAX[kind === 'versions' ? 'versions' : select === undefined ? 'whole' : 'selected']
  if (limit === undefined ? pagination === 'false' : Number(limit) < 1 || Number(limit) > most) throw invalid('limit')
}

function checkSort(value: unknown, on: Queryable): string {
  const known = columnsOf(on.fields)
  const list = typeof value === 'string' ? [value] : Array.isArray(value) ? value : [undefined]
  const names = list.flatMap((part: unknown) => (typeof part === 'string' ? part.split(',') : ['?']))
  const sorts = names.map((name) => name.trim())
  if (sorts.length > SORT_FIELDS_MAX || !sorts.every((sort) => known.has(sort.replace(/^-/, '')))) throw invalid('sort')
  return sorts.join(',')
}

/** Which columns the answer shows: names of fields, nested as they are. */
function checkSelect(value: unknown, { fields }: Queryable): Parsed {
  const names = new Set(['id', ...fields.map(({ name }) => name)])
  let keys = 0
  const check = (part: unknown, depth: number): boolean =>
    isObject(part) &&
    Object.entries(part).every(([name, inner]) => {
      keys += 1
      const isName = depth === 0 ? names.has(name) : /^[A-Za-z]\w*$/.test(name)
      return (
        isName &&
        keys <= SELECT_KEYS_MAX &&
        (inner === 'true' || inner === 'false' || (depth < 4 && check(inner, depth + 1)))
      )
    })
  if (value === '') return {}
  if (!isObject(value) || !check(value, 0)) throw invalid('select')
  return value
}

/** Conditions, counted over the whole tree. */
function checkWhere(value: unknown, { fields, mayBeId }: Queryable): Where {
  const columns = columnsOf(fields)
  let conditions = 0
  let operands = 0
  const check = (where: unknown, depth: number): Where => {
    if (!isObject(where) || depth > DEPTH_MAX) throw invalid('where')
    const checked: Where = {}
    for (const [name, inner] of Object.entries(where)) {
      if (name === 'and' || name === 'or') {
        if (!Array.isArray(inner)) throw invalid('where')
        conditions += inner.length
        if (conditions > CONDITIONS_MAX) throw invalid('where')
        checked[name] = inner.map((part: unknown) => check(part, depth + 1))
      } else checked[name] = conditionOn(name, inner)
    }
    return checked
  }
  const conditionOn = (name: string, inner: unknown): Record<string, unknown> => {
    const column = columns.get(name)
    if (!column || !isObject(inner)) throw invalid(`where[${name}]`)
    return Object.fromEntries(
      Object.entries(inner).map(([operator, operand]) => {
        conditions += 1
        operands += weightOf(operator, operand)
        const fits = column.operators.has(operator) && isOperand(operator, operand, column.type, mayBeId)
        if (!fits || conditions > CONDITIONS_MAX || operands > OPERANDS_MAX)
          throw invalid(`where[${name}][${operator}]`)
        return [operator, operand]
      }),
    )
  }
  return check(value, 0)
}

type ValueType = 'text' | 'choice' | 'number' | 'date' | 'flag' | 'id'

interface Column {
  type: ValueType
  operators: ReadonlySet<string>
}

const same = ['equals', 'not_equals', 'in', 'not_in', 'exists']
const ordered = ['equals', 'not_equals', 'exists', 'greater_than', 'greater_than_equal', 'less_than', 'less_than_equal']
const operators: Readonly<Record<ValueType, ReadonlySet<string>>> = {
  text: new Set([...same, 'like', 'not_like', 'contains']),
  choice: new Set(same),
  number: new Set([...ordered, 'in', 'not_in']),
  date: new Set(ordered),
  flag: new Set(['equals', 'not_equals', 'exists']),
  id: new Set(same),
}

/** Kinds of fields that a query may name. Structures (rich text, JSON) are none: both databases search them badly. */
const valueTypes: Readonly<Partial<Record<FlattenedField['type'], ValueType>>> = {
  text: 'text',
  textarea: 'text',
  email: 'text',
  code: 'text',
  select: 'choice',
  radio: 'choice',
  number: 'number',
  date: 'date',
  checkbox: 'flag',
  relationship: 'id',
  upload: 'id',
}

const column = (type: ValueType): Column => ({ type, operators: operators[type] })

/** What conditions and sorting may name: the collection's own fields by their paths; nothing beyond a relation. */
function columnsOf(fields: readonly FlattenedField[]): Map<string, Column> {
  const columns = new Map([['id', column('id')]])
  const add = (list: readonly FlattenedField[], prefix: string): void => {
    for (const field of list) {
      const path = prefix + field.name
      const type = valueTypes[field.type]
      if ('hidden' in field && field.hidden === true) continue
      if (field.type === 'group' || field.type === 'tab') add(field.flattenedFields, `${path}.`)
      else if (type) columns.set(path, column(type))
      if (field.type === 'relationship' && Array.isArray(field.relationTo)) {
        columns.set(`${path}.value`, column('id'))
        columns.set(`${path}.relationTo`, column('choice'))
      }
    }
  }
  add(fields, '')
  return columns
}

const tests: Readonly<Record<ValueType, (text: string, mayBeId: Queryable['mayBeId']) => boolean>> = {
  text: (text) => text.length <= TEXT_MAX,
  choice: (text) => text.length <= 100,
  number: (text) => /^-?\d{1,15}(\.\d{1,10})?$/.test(text),
  date: (text) => text.length <= 40 && !Number.isNaN(Date.parse(text)),
  flag: (text) => text === 'true' || text === 'false',
  id: (text, mayBeId) => text === 'null' || mayBeId(text),
}

function isOperand(operator: string, operand: unknown, type: ValueType, mayBeId: Queryable['mayBeId']): boolean {
  if (operator === 'exists') return operand === 'true' || operand === 'false'
  const test = (part: unknown): boolean => typeof part === 'string' && tests[type](part, mayBeId)
  return isList(operator) ? listOf(operand).every(test) : test(operand)
}

const isList = (operator: string): boolean => operator === 'in' || operator === 'not_in'

const listOf = (operand: unknown): unknown[] =>
  typeof operand === 'string' ? operand.split(',') : Array.isArray(operand) ? operand : [undefined]

/** Payload looks for each word of a pattern by itself, through all rows. */
function weightOf(operator: string, operand: unknown): number {
  if (isList(operator)) return listOf(operand).length
  return typeof operand === 'string' && PATTERNS.has(operator) ? WORD_WEIGHT * operand.split(' ').length : 1
}

const PATTERNS = new Set(['like', 'not_like', 'contains'])
const WORD_WEIGHT = 25
