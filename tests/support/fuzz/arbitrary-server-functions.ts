import fc from 'fast-check'

import { bytesOf, type HeaderLine } from './request.ts'
import { ACTION, idIn, LANGUAGE_ACTION } from './fixture.ts'
import { type Body, jsonValues } from './arbitrary-bodies.ts'
import { fieldNames } from './arbitrary-queries.ts'

const names = [
  'form-state',
  'table-state',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'get-default-layout',
  'get-folder-results-component-and-data',
  'get-upcoming-scheduled-publish',
  'schedule-publish',
  'copy-data-from-locale',
  'slugify',
  'nothing',
  'constructor',
  'toString',
  'valueOf',
  '__proto__',
  '__defineGetter__',
  'hasOwnProperty',
  '',
]
const slugs = [
  'blogs',
  'users',
  'inquiries',
  'media',
  'audit',
  'sessions',
  'receipts',
  'second-factors',
  'payload-jobs',
  'nothing',
  '__proto__',
  'constructor',
]
const slug = fc.constantFrom(...slugs)
const id = slug.map(idIn)
const field = fc.constantFrom(...fieldNames)
const query = fc.record(
  {
    limit: fc.constantFrom<unknown>(10, 0, -1, 1e308, 'x', {}),
    page: fc.constantFrom<unknown>(1, 0, 1e308, 'x'),
    sort: fc.oneof(field, fc.constant(1)),
    search: fc.constantFrom('a', '%', 'x'.repeat(2000), '('.repeat(100)),
    where: fc
      .tuple(field, fc.constantFrom('equals', 'like', 'near', 'nothing'))
      .map(([name, how]) => ({ [name]: { [how]: 'a' } })),
    depth: fc.constantFrom<unknown>(0, 99, 'x'),
    columns: fc.constantFrom<unknown>('[]', '["title"]', 1),
  },
  { requiredKeys: [] },
)

/** Arguments as the panel's pages send them, each of which may be missing or have another value. */
const args: fc.Arbitrary<unknown> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record(
      {
        collectionSlug: fc.oneof(slug, jsonValues),
        globalSlug: fc.constantFrom<unknown>('site-settings', 'nothing', '__proto__', {}),
        docID: fc.oneof(id, jsonValues),
        id: fc.oneof(id, jsonValues),
        data: jsonValues,
        formState: jsonValues,
        docPermissions: fc.constantFrom<unknown>({ fields: true }, true, null),
        docPreferences: fc.constantFrom<unknown>({ fields: {} }, null, 1),
        schemaPath: fc.oneof(
          slug,
          fc.tuple(slug, field).map((pair) => pair.join('.')),
        ),
        path: field,
        operation: fc.constantFrom('create', 'update', 'x'),
        renderAllFields: fc.boolean(),
        returnLockStatus: fc.boolean(),
        updateLastEdited: fc.boolean(),
        select: fc.constantFrom<unknown>({ hash: true }, true, 1),
        mockRSCs: fc.boolean(),
        columns: fc.array(fc.record({ accessor: field, active: fc.boolean() }), { maxLength: 3 }),
        enableRowSelections: fc.boolean(),
        query,
        where: query,
        paramsOverride: fc.constantFrom<unknown>({}, { segments: ['collections', 'users'] }, null),
        redirectAfterDelete: fc.boolean(),
        drawerSlug: fc.constant('x'),
        type: fc.constantFrom('publish', 'unpublish', 'x'),
        doc: fc.record({ relationTo: slug, value: id }),
        date: fc.constantFrom<unknown>('2100-01-01T00:00:00Z', 'x', 1e308),
        timezone: fc.constantFrom('Asia/Kathmandu', 'x'),
        fromLocale: fc.constant('en'),
        toLocale: fc.constant('de'),
        overrideData: fc.boolean(),
        layoutSlug: fc.constantFrom('x', 'dashboard'),
        widgetSlug: fc.constantFrom('x', 'collections', '__proto__'),
        widgetData: jsonValues,
        valueToSlugify: jsonValues,
        overrideEntityVisibility: fc.boolean(),
        orderableFieldName: fc.constant('_order'),
        tableAppearance: fc.constant('condensed'),
        parent: fc.record({ collectionSlug: slug, id, joinPath: field }),
        field: fc.constantFrom<unknown>({ type: 'text', name: 'x' }, { type: 'richText' }, null),
        req: fc.constantFrom<unknown>({ user: { id: 1, role: 'administrator', collection: 'users' } }, null),
        user: fc.constantFrom<unknown>({ id: 1, role: 'administrator', collection: 'users' }, null),
        permissions: fc.constant({ canAccessAdmin: true, collections: {} }),
        overrideAccess: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
  },
  { weight: 1, arbitrary: jsonValues },
  {
    // Texts with a special meaning in React's encoding.
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      '$1',
      '$0',
      '$undefined',
      '$Infinity',
      '$NaN',
      '$-0',
      '$Dx',
      '$n1',
      '$nx',
      '$K1',
      '$F1',
      '$Q1',
      '$W1',
      '$@1',
      '$B1',
      '$r1',
      '$i1',
      '$A1',
      '$T',
      '$h1',
      '$1:__proto__',
      '$0:constructor:constructor',
      '$$',
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('$n', '$1:', '$D'), fc.nat(300_000))
      .map(([sign, count]) => sign + '9'.repeat(count)),
  },
)

const call = fc.tuple(fc.constantFrom(...names), args).map(([name, given]) => ({ name, args: given }))

/** Equivalent spellings for a parser, which a search for certain characters would miss. */
const spelled = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => text,
  (text) => text.replaceAll('$', String.raw`\u0024`),
  (text) => text.replaceAll('"name"', String.raw`"n\u0061me"`),
  (text) => text.replaceAll('{"name"', '{"name":"slugify","name"'),
  (text) => text.replaceAll('"args"', '"bound":null,"args"'),
)

const asJson = fc.oneof(
  { weight: 8, arbitrary: fc.tuple(call, spelled).map(([one, spell]) => bytesOf(spell(JSON.stringify([one])))) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      '[',
      '[]',
      '{}',
      'null',
      '[null]',
      '["$1"]',
      '[{"name":{}}]',
      '[{"name":["constructor"]}]',
      '"$0"',
      '["$0"]',
    ),
  },
)

/** The multipart encoding: numbered parts that refer to one another. */
const asParts = fc
  .tuple(
    fc.array(fc.oneof(asJson, fc.constantFrom('"$1"', '["$1","$2"]', '{"then":"$1:x"}', '"$@0"')), { maxLength: 3 }),
    fc.constantFrom('', '1_', '$ACTION_ID_', '$ACTION_REF_'),
  )
  .map(
    ([all, prefix]) =>
      `${all.map((text, n) => `--b\r\nContent-Disposition: form-data; name="${prefix}${n}"\r\n\r\n${text}\r\n`).join('')}--b--\r\n`,
  )

const header = (id_: string): HeaderLine => ['Next-Action', id_]

/** Calls of the panel's server functions, in the form that its pages use and in others. */
export const serverFunctions: fc.Arbitrary<Body> = fc.oneof(
  {
    weight: 8,
    arbitrary: asJson.map((bytes): Body => ({
      bytes,
      headers: [header(ACTION), ['Content-Type', 'text/plain;charset=UTF-8']],
    })),
  },
  {
    weight: 2,
    arbitrary: asParts.map((bytes): Body => ({
      bytes,
      headers: [header(ACTION), ['Content-Type', 'multipart/form-data; boundary=b']],
    })),
  },
  {
    weight: 1,
    arbitrary: asJson.map((bytes): Body => ({
      bytes,
      headers: [header(LANGUAGE_ACTION), ['Content-Type', 'text/plain;charset=UTF-8']],
    })),
  },
)
