import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { serverFunctions } from '#cms/server/server-functions.ts'
import {
  entityFunctions,
  formFunctions,
  LEXICAL_FEATURE,
  objectArguments,
  UNNAMED_FIELD,
} from './payload-server-functions.ts'

const read = (file: string): string => readFileSync(`node_modules/${file}`, 'utf8')

/** Functions of Payload that the panel's screens here do not call: one locale, no folders, slugs made on the server. */
const rejected = ['copy-data-from-locale', 'get-folder-results-component-and-data', 'slugify']

it('every function of Payload is either allowed or listed as rejected', () => {
  const source = read('@payloadcms/next/dist/utilities/handleServerFunctions.js')
  const table = /const baseServerFunctions = \{(.*?)\};/s.exec(source)?.[1] ?? ''
  const names = [...table.matchAll(/^\s*'?([\w-]+)'?: /gm)].map(([, name]) => name)
  expect(names.sort()).toEqual([...serverFunctions.keys(), ...rejected].sort())
})

it('functions with rules for their arguments are allowed ones', () => {
  for (const name of [...entityFunctions, ...formFunctions]) expect([...serverFunctions.keys()]).toContain(name)
})

/** Where Payload reads the arguments of the allowed functions. */
const handlers = [
  '@payloadcms/ui/dist/utilities/buildFormState.js',
  '@payloadcms/ui/dist/utilities/buildTableState.js',
  '@payloadcms/ui/dist/utilities/schedulePublishHandler.js',
  '@payloadcms/next/dist/views/Document/handleServerFunction.js',
  '@payloadcms/next/dist/views/Document/renderDocumentSlots.js',
  '@payloadcms/next/dist/views/List/handleServerFunction.js',
  '@payloadcms/next/dist/views/Dashboard/Default/ModularDashboard/renderWidget/renderWidgetServerFn.js',
  '@payloadcms/ui/dist/forms/fieldSchemasToFormState/serverFunctions/renderFieldServerFn.js',
]

const otherArguments =
  'collectionSlug globalSlug widgetSlug schemaPath id docID deleteID type date global localeToPublish timezone'

it.each([...objectArguments, ...otherArguments.split(' ')])(
  'an argument %s is read by one of the functions',
  (name) => {
    const used = new RegExp(`\\b${name}\\b`)
    expect(handlers.filter((file) => used.test(read(file)))).not.toEqual([])
  },
)

it('paths of a schema have the parts that Payload gives them', () => {
  expect(read('payload/dist/fields/getFieldPaths.js')).toContain(UNNAMED_FIELD)
  expect(read('@payloadcms/richtext-lexical/dist/utilities/generateSchemaMap.js')).toContain(LEXICAL_FEATURE)
})
