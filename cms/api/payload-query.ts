import type { FlattenedField, Where } from 'payload'

import { isLanguage, type Language, LANGUAGES } from '#contract/languages.ts'
import { messages } from '#contract/messages.ts'
import { isRecord, textOf } from '#contract/narrow.ts'
import { SEARCH_MAX, WORDS_MAX } from '#contract/search.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { parseJson } from '#cms/common/json.ts'
import { type HttpError, invalidField } from '#cms/common/http-error.ts'

/** A query as parsed by Payload: strings, arrays and objects of these. */
type ParsedQuery = Readonly<Record<string, unknown>>

/** A query that is passed on to Payload. */
export interface CheckedQuery {
  where?: Where
  [name: string]: unknown
}

/** The fields and ids that a query may name. */
export interface QueryTarget {
  fields: readonly FlattenedField[]
  /** Whether a string has the form of an id on this database; MongoDB's driver throws for others. */
  isId: (text: string) => boolean
}

/**
 * The parameters that an endpoint accepts. `list` and `versions`: conditions, sorting and a page; `bulk`: the same, with
 * limit 0 for all matches; `document`: those of a single document.
 */
export type QueryKind = 'list' | 'versions' | 'bulk' | 'document'

/** Rows of one response: what the panel requests for its lists, with `select` or by ids; fewer for other documents. */
const LIMIT_MAX = { listed: 250, whole: 100, versions: 25 }
const CONDITIONS_MAX = 100
const DEPTH_MAX = 8
/** Total cost of a query's operands: each value of a list is an SQL variable, each search word a scan. */
const OPERANDS_MAX = 500
const TEXT_MAX = 500
const SORT_FIELDS_MAX = 4
const SELECT_KEYS_MAX = 200

const flag = /^(true|false)?$/
const language = /^[\w-]{0,20}$/
/** Parameters with a single string value. Unlisted ones are not passed on. */
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
}

/**
 * Validates a query and returns the part that is passed on to Payload: known parameters of the right types, conditions on
 * existing fields with fitting operators, within limits that bound the query's duration. Unknown parameters are dropped;
 * invalid ones throw a 400 that names the parameter.
 *
 * @param query as parsed by Payload
 */
export function checkQuery(query: ParsedQuery, kind: QueryKind, target: QueryTarget): CheckedQuery {
  const checked: CheckedQuery = {}
  for (const [name, pattern] of Object.entries(scalars)) {
    if (!Object.hasOwn(query, name)) continue
    const value = query[name]
    if (typeof value !== 'string' || !pattern.test(value)) throw invalidParameter(name)
    if (value !== '') checked[name] = value
  }
  if (Object.hasOwn(query, 'select')) checked['select'] = checkSelect(query['select'], target)
  if (!isBlank(query['publishSpecificLocale']))
    throw invalidField('publishSpecificLocale', staffMessages.publishedTogether)
  if (!isBlank(query['selectedLocales'])) checked['selectedLocales'] = checkLanguages(query['selectedLocales'])
  if (isRecord(query['uploadEdits'])) checked['uploadEdits'] = query['uploadEdits']
  if (kind === 'document') return checked
  // The panel counts the documents in the trash by a list with the limit 0, of which it reads the total only.
  if (kind === 'list' && checked['trash'] === 'true' && checked['limit'] === '0') checked['limit'] = '1'
  const where = query['where'] === '' ? undefined : query['where']
  checkLimit({ ...checked, where }, kind)
  if (Object.hasOwn(query, 'sort')) checked['sort'] = checkSort(query['sort'], target)
  if (where !== undefined) checked.where = checkWhere(where, target)
  return checked
}

const isBlank = (value: unknown): boolean => value === undefined || value === ''

/** The languages that a copy is to have. */
function checkLanguages(value: unknown): Language[] {
  const languages = Array.isArray(value) ? value.filter(isLanguage) : []
  if (!Array.isArray(value) || languages.length !== value.length || value.length > LANGUAGES.length)
    throw invalidParameter('selectedLocales')
  return languages
}

/** Validates the query of a panel list page, which Payload then parses itself; throws 400. */
export function checkPanelQuery(query: ParsedQuery, target: QueryTarget): void {
  checkQuery(query, 'list', target)
  const { search = '', columns = [] } = query
  const isSearch = typeof search === 'string' && search.length <= SEARCH_MAX && !search.includes('\0')
  if (!isSearch || search.split(' ').length > WORDS_MAX) throw invalidParameter('search')
  if (!isColumns(columns)) throw invalidParameter('columns')
  // No collection has grouping or presets.
  for (const name of ['groupBy', 'preset', 'queryByGroup']) if (Object.hasOwn(query, name)) throw invalidParameter(name)
}

/** Column names, as a list or as JSON. */
function isColumns(value: unknown): boolean {
  const names = typeof value === 'string' ? parseJson(value) : value
  return Array.isArray(names) && names.length <= 100 && names.every((name) => typeof name === 'string')
}

/** The single-valued parameters, for handlers that read them from `searchParams`. */
export const scalarParameters = (query: ParsedQuery): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]): [string, string][] =>
      Object.hasOwn(scalars, name) && typeof value === 'string' ? [[name, value]] : [],
    ),
  )

export const invalidParameter = (name: string): HttpError =>
  invalidField(name.slice(0, 100), `${messages.queryInvalid}: ${name.slice(0, 100)}`)

/**
 * Throws a 400 if a parameter names a property that every object has (`where[toString]`): Payload's parser leaves those out, so that
 * a condition would go without a word.
 */
export function rejectInheritedNames(parameters: URLSearchParams): void {
  for (const name of parameters.keys()) {
    if (name.split(/[[\]]+/).some((part) => part in Object.prototype)) throw invalidParameter(name)
  }
}

/** Without pagination and a limit, or with the limit 0, Payload reads all rows: allowed for bulk operations only. */
function checkLimit({ limit, pagination, select, where }: ParsedQuery, kind: QueryKind): void {
  if (kind === 'bulk') return
  const rows = select !== undefined || isById(where) ? 'listed' : 'whole'
  const max = LIMIT_MAX[kind === 'versions' ? 'versions' : rows]
  if (limit === undefined ? pagination === 'false' : Number(limit) < 1 || Number(limit) > max)
    throw invalidParameter('limit')
}

/** Whether every row that a condition finds is in its list of ids. */
const isById = (where: unknown): boolean => isRecord(where) && isRecord(where['id']) && Object.hasOwn(where['id'], 'in')

function checkSort(value: unknown, target: QueryTarget): string {
  const known = queryableColumns(target.fields)
  const list = typeof value === 'string' ? [value] : Array.isArray(value) ? value : [undefined]
  const names = list.flatMap((part: unknown) => (typeof part === 'string' ? part.split(',') : ['?']))
  const sorts = names.map((name) => name.trim())
  if (sorts.length > SORT_FIELDS_MAX || !sorts.every((sort) => known.has(sort.replace(/^-/, ''))))
    throw invalidParameter('sort')
  return sorts.join(',')
}

/** The fields of the response, nested like the document. */
function checkSelect(value: unknown, { fields }: QueryTarget): ParsedQuery {
  const names = new Set(['id', ...fields.map(({ name }) => name)])
  let keys = 0
  const check = (part: unknown, depth: number): boolean =>
    isRecord(part) &&
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
  if (!isRecord(value) || !check(value, 0)) throw invalidParameter('select')
  return value
}

/** Validates conditions; the limits apply to the whole tree. */
function checkWhere(value: unknown, { fields, isId }: QueryTarget): Where {
  const columns = queryableColumns(fields)
  let conditions = 0
  let operands = 0
  const check = (where: unknown, depth: number): Where => {
    if (!isRecord(where) || depth > DEPTH_MAX) throw invalidParameter('where')
    const checked: Where = {}
    for (const [name, inner] of Object.entries(where)) {
      if (name === 'and' || name === 'or') {
        if (!Array.isArray(inner)) throw invalidParameter('where')
        conditions += inner.length
        if (conditions > CONDITIONS_MAX) throw invalidParameter('where')
        checked[name] = inner.map((part: unknown) => check(part, depth + 1))
      } else checked[name] = conditionOn(name, inner)
    }
    return checked
  }
  const conditionOn = (name: string, inner: unknown): Record<string, unknown> => {
    const column = columns.get(name)
    if (!column || !isRecord(inner)) throw invalidParameter(`where[${name}]`)
    return Object.fromEntries(
      Object.entries(inner).map(([operator, operand]) => {
        conditions += 1
        operands += costOf(operator, operand)
        const fits = column.operators.has(operator) && isOperand(operator, operand, column.type, isId)
        if (!fits || conditions > CONDITIONS_MAX || operands > OPERANDS_MAX)
          throw invalidParameter(`where[${name}][${operator}]`)
        return [operator, operand]
      }),
    )
  }
  return check(value, 0)
}

type ValueType = 'text' | 'choice' | 'number' | 'date' | 'flag' | 'id' | 'idOrNull'

interface Column {
  type: ValueType
  operators: ReadonlySet<string>
}

const equality = ['equals', 'not_equals', 'in', 'not_in', 'exists']
const comparison = [
  'equals',
  'not_equals',
  'exists',
  'greater_than',
  'greater_than_equal',
  'less_than',
  'less_than_equal',
]
const operators: Readonly<Record<ValueType, ReadonlySet<string>>> = {
  text: new Set([...equality, 'like', 'not_like', 'contains']),
  choice: new Set(equality),
  number: new Set([...comparison, 'in', 'not_in']),
  date: new Set(comparison),
  flag: new Set(['equals', 'not_equals', 'exists']),
  id: new Set(equality),
  idOrNull: new Set(equality),
}

/** Field types that a query may name. Rich text and JSON are excluded: neither database searches them well. */
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
  relationship: 'idOrNull',
  upload: 'idOrNull',
}

const column = (type: ValueType): Column => ({ type, operators: operators[type] })

/** The columns for conditions and sorting: the collection's own fields by path, none behind a relation. */
function queryableColumns(fields: readonly FlattenedField[]): Map<string, Column> {
  const columns = new Map([['id', column('id')]])
  const add = (list: readonly FlattenedField[], prefix: string): void => {
    for (const field of list) {
      const path = prefix + field.name
      const type = valueTypes[field.type]
      if ('hidden' in field && field.hidden === true) continue
      if (field.type === 'group' || field.type === 'tab') add(field.flattenedFields, `${path}.`)
      else if (field.type !== 'relationship' || !Array.isArray(field.relationTo)) {
        if (type) columns.set(path, column(type))
      } else {
        columns.set(`${path}.value`, column('id'))
        columns.set(`${path}.relationTo`, column('choice'))
      }
    }
  }
  add(fields, '')
  return columns
}

const validators: Readonly<Record<ValueType, (text: string, isId: QueryTarget['isId']) => boolean>> = {
  text: (text) => text.length <= TEXT_MAX,
  choice: (text) => text.length <= 100,
  number: (text) => /^-?\d{1,15}(\.\d{1,10})?$/.test(text),
  date: (text) => text.length <= 40 && !Number.isNaN(Date.parse(text)),
  flag: (text) => text === 'true' || text === 'false',
  id: (text, isId) => isId(text),
  idOrNull: (text, isId) => text === 'null' || isId(text),
}

function isOperand(operator: string, operand: unknown, type: ValueType, isId: QueryTarget['isId']): boolean {
  if (operator === 'exists') return operand === 'true' || operand === 'false'
  // MongoDB refuses a regular expression, which Payload makes of a pattern, with this character.
  if (PATTERNS.has(operator) && textOf(operand).includes('\0')) return false
  const test = (part: unknown): boolean => typeof part === 'string' && validators[type](part, isId)
  // Payload makes null of the word: SQLite has no syntax for it in a list, and MongoDB no list left.
  return isList(operator) ? listOf(operand).every((part) => part !== 'null' && test(part)) : test(operand)
}

const isList = (operator: string): boolean => operator === 'in' || operator === 'not_in'

const listOf = (operand: unknown): unknown[] =>
  typeof operand === 'string' ? operand.split(',') : Array.isArray(operand) ? operand : [undefined]

/** Payload matches each word of a pattern separately, scanning all rows. */
function costOf(operator: string, operand: unknown): number {
  if (isList(operator)) return listOf(operand).length
  return typeof operand === 'string' && PATTERNS.has(operator) ? WORD_COST * operand.split(' ').length : 1
}

const PATTERNS = new Set(['like', 'not_like', 'contains'])
const WORD_COST = 25
