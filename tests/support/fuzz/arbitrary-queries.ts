import fc from 'fast-check'

import { idIn } from './fixture.ts'

const fields = [
  'title',
  'id',
  'name',
  'createdAt',
  'updatedAt',
  '_status',
  '_order',
  'slug',
  'email',
  'role',
  'status',
  'image',
  'image.originalName',
  'image.id',
  'image.width',
  'description',
  'description.root',
  'description.root.children.text',
  'descriptionHtml',
  'author.hash',
  'hash',
  'salt',
  'resetPasswordToken',
  'founder',
  'key',
  'password',
  'user',
  'user.value',
  'user.relationTo',
  'usedAt',
  'width',
  'filename',
  'sizes.x.url',
  'meta.title',
  'meta.image.originalName',
  'seo.title',
  'version.title',
  'version._status',
  'parent',
  'latest',
  'document.value',
  'globalSlug',
  'value',
  'at',
  'action',
  'from',
  '__proto__',
  'constructor',
  'constructor.prototype',
  'nothing',
  'title.nothing',
  '$where',
  '',
  '.',
  'title..x',
  "title'",
  'title"',
  'x'.repeat(300),
]
const operators = [
  'equals',
  'not_equals',
  'like',
  'not_like',
  'contains',
  'in',
  'not_in',
  'all',
  'exists',
  'greater_than',
  'greater_than_equal',
  'less_than',
  'less_than_equal',
  'near',
  'within',
  'intersects',
  'Equals',
  '$gt',
  '$ne',
  '$regex',
  '$where',
  'constructor',
  '__proto__',
  'toString',
  '',
]
const values = [
  'a',
  '',
  '1',
  '0',
  '-1',
  'true',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '1e308',
  '-1e999',
  '9007199254740993',
  '99999999999999999999999',
  '1.5',
  '0x10',
  'zzz',
  '2020-01-01',
  '2020-01-01T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '%',
  '%25',
  '%25%5f%5c',
  '%00',
  '%ff',
  '%ED%A0%80',
  '%F0%9F%98%80',
  '(a%2B)%2B%24',
  '[',
  '%5B',
  '%5C',
  "'",
  '"',
  '{"equals":1}',
  '%7B%22%24gt%22%3A%22%22%7D',
  '[object Object]',
  'published',
  'draft',
  'a,b,c',
  '1,2,3,4',
  '10,10,1000,0',
  idIn('blogs'),
  idIn('users'),
  'a'.repeat(2000),
  '%25'.repeat(600),
  'a%20'.repeat(800),
]

const field = fc.constantFrom(...fields)
const operator = fc.constantFrom(...operators)
const value = fc.constantFrom(...values)
/** Text after a condition's operator: nothing, or brackets as of an array or object. */
const wrapping = fc.constantFrom('', '', '', '[]', '[0]', '[1]', '[a]', '[0][a]', '[99999]', '[', ']', '[__proto__]')

/** One or more pairs of a query, as text. */
type Pairs = fc.Arbitrary<string>

const condition: Pairs = fc
  .tuple(field, operator, wrapping, value)
  .map(([name, how, wrapped, to]) => `[${name}][${how}]${wrapped}=${to}`)

const where: Pairs = fc.oneof(
  { weight: 6, arbitrary: condition.map((text) => `where${text}`) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        fc.array(fc.constantFrom('and', 'or', 'AND', 'nor', 'not'), { minLength: 1, maxLength: 4 }),
        fc.array(condition, { minLength: 1, maxLength: 4 }),
      )
      .map(([joins, all]) =>
        all.map((text, n) => `where${joins.map((join) => `[${join}][${n}]`).join('')}${text}`).join('&'),
      ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.nat(400), fc.constantFrom('or', 'and'), condition)
      .map(([count, join, text]) =>
        Array.from({ length: count }, (_, n) => `where[${join}][${n}]${text.slice(0, 40)}`).join('&'),
      ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.nat(300), condition).map(([depth, text]) => `where${'[and][0]'.repeat(depth)}${text}`),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.nat(2000), field).map(([count, name]) => `where[${name}][in]=${'a,'.repeat(count)}`),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'where=1',
      'where=%7B%22title%22%3A%7B%22equals%22%3A%22a%22%7D%7D',
      'where=%7B%22or%22%3A%5B%5D%7D',
      'where=[]',
      'where=null',
      'where[]=a',
      'where[or]=a',
      'where[or][]=a',
      'where[and][and][and]=a',
      'where[title]=a',
      'where[title][]=a',
      'where.title.equals=a',
      'where%5Btitle%5D%5Bequals%5D=a',
    ),
  },
)

const simple: Pairs = fc
  .tuple(
    fc.constantFrom(
      'limit',
      'page',
      'depth',
      'draft',
      'sort',
      'locale',
      'fallback-locale',
      'fallbackLocale',
      'trash',
      'pagination',
      'q',
      'status',
      'select',
      'populate',
      'joins',
      'data',
      'uploadEdits',
      'duplicateFromID',
      'publishSpecificLocale',
      'autosave',
      'hasMany',
      'token',
      'queryPreset',
      'flattenLocales',
      'overrideAccess',
      'showHiddenFields',
      'src',
      'prefix',
      '__proto__',
      'toString',
      '',
    ),
    fc.oneof(
      wrapping,
      field.map((name) => `[${name}]`),
      field.map((name) => `[users][${name}]`),
      fc.constant('[blogs][limit]'),
    ),
    fc.oneof(value, field, fc.constantFrom('any', 'all', 'none', 'ne', '*')),
  )
  .map(([name, wrapped, to]) => `${name}${wrapped}=${to}`)

const sorts: Pairs = fc
  .tuple(
    fc.array(fc.tuple(fc.constantFrom('', '-', '--', '+', ' '), field), { maxLength: 3 }),
    fc.constantFrom(1, 1, 1, 500),
  )
  .map(
    ([all, times]) =>
      `sort=${all
        .map(([sign, name]) => sign + name)
        .join(',')
        .repeat(times)}`,
  )

const pair: Pairs = fc.oneof(
  { weight: 5, arbitrary: where },
  { weight: 5, arbitrary: simple },
  { weight: 2, arbitrary: sorts },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', '&', '=', '?', '?a=b', '#', '%', '%zz=1', 'a', '[', '[]', ']=1', 'a[b', 'a]b=1'),
  },
)

/** Queries, without the question mark. */
export const queries: fc.Arbitrary<string> = fc.array(pair, { maxLength: 4 }).map((pairs) => pairs.join('&'))

export { fields as fieldNames }
