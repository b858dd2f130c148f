import { resources } from '#contract/index.ts'
import { EMAIL, NAME, PASSWORD_MIN } from '#contract/limits.ts'
import { type Field, kindOf } from '#contract/fields/index.ts'
import type { Resource } from '#contract/resource.ts'
import { defaultSiteContent } from '#contract/site-content.ts'
import { schemaByExample } from './schema-by-example.ts'

export type Json = { [key: string]: unknown }

export const text: Json = { type: 'string' }
export const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })
export const object = (properties: Json, required = Object.keys(properties)): Json => ({
  type: 'object',
  properties,
  ...(required.length > 0 ? { required } : {}),
})

const FORM = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data'

/** A body in any of the contract's three encodings. */
export const body = (schema: Json): Json => bodies({ json: schema, form: schema, multipart: schema })

const bodies = ({ json, form, multipart }: Readonly<Record<'json' | 'form' | 'multipart', Json>>): Json => ({
  required: true,
  content: { 'application/json': { schema: json }, [FORM]: { schema: form }, [MULTIPART]: { schema: multipart } },
})

const described = ({ help }: Field, schema: Json): Json =>
  help === undefined ? schema : { ...schema, description: help }

/** What may be sent for a field of an entry. */
function inputSchema(field: Field): Json {
  const kind = kindOf(field)
  return described(field, (kind.inputSchema ?? kind.schema)(field))
}

const image: Json = {
  type: 'string',
  format: 'binary',
  description: 'A JPEG, PNG, WebP, AVIF or GIF file of at most 10 MB and 50 megapixels.',
}
const removeImage: Json = { description: '`true` takes the picture away; anything else has no effect.' }

/** The body that creates or changes an entry. A picture is a file, which only multipart/form-data carries. */
export function entityBody(type: Resource, action: 'create' | 'update'): Json {
  const fields = Object.fromEntries(Object.entries(type.fields).map(([name, field]) => [name, inputSchema(field)]))
  const required = action === 'create' ? Object.keys(type.fields).filter((name) => type.fields[name]?.required) : []
  const removal = type.image && action === 'update' ? { removeImage } : {}
  const plain = object({ ...fields, ...removal }, required)
  const multipart = type.image ? object({ ...fields, ...removal, image }, required) : plain
  return bodies({ json: plain, form: plain, multipart })
}

/** An entry as it is returned. */
function entitySchema(type: Resource): Json {
  const properties: Json = { _id: text }
  for (const [name, field] of Object.entries(type.fields))
    properties[name] = described(field, kindOf(field).schema(field))
  if (type.slugFrom) properties['slug'] = text
  if (type.image) properties['image'] = { anyOf: [ref('Image'), { type: 'null' }] }
  if (type.dated) properties['createdAt'] = { type: 'string', format: 'date-time' }
  const required = Object.keys(properties)
  if (type.seo) properties['seo'] = ref('Seo')
  return object(properties, required)
}

const whole: Json = { type: 'integer', minimum: 0 }
const percent: Json = { type: 'number', minimum: 0, maximum: 100 }
const someText: Json = { type: 'string', minLength: 1, pattern: '\\S' }
const email: Json = { type: 'string', format: 'email', maxLength: EMAIL }
const role: Json = { type: 'string', enum: ['administrator', 'editor'] }

export const credentials = object({ email: someText, password: { type: 'string', minLength: 1 } })
export const registration = object({
  name: { ...someText, maxLength: NAME },
  email,
  password: { type: 'string', minLength: PASSWORD_MIN, description: 'None of the 3,000 most common passwords.' },
})
export const newApiKey = object({
  name: inputSchema({ kind: 'text', max: NAME, required: true }),
  role,
  password: { type: 'string', minLength: 1, description: 'The password of whoever is signed in.' },
})

/** The components' schemas: one for each content type, and what they share. */
export const schemas: Json = {
  ...Object.fromEntries(Object.values<Resource>(resources).map((type) => [type.name, entitySchema(type)])),
  Image: object(
    {
      filePath: { type: 'string', description: 'A path on this server that loads as it stands.' },
      filename: text,
      alt: text,
      width: whole,
      height: whole,
      focus: {
        ...object({ x: percent, y: percent }),
        description: 'What stays visible where the picture is cut, in percent; its middle if left out.',
      },
      sizes: {
        type: 'array',
        items: object({ width: whole, filePath: text }),
        description: 'The same picture as WebP in smaller widths, ascending.',
      },
    },
    ['filePath', 'filename', 'alt', 'width', 'height', 'sizes'],
  ),
  Seo: {
    ...object({ title: text, description: text, image: ref('Image') }, []),
    description: 'For search engines and shared links; what is left out falls back to the entry’s own.',
  },
  SiteContent: schemaByExample(defaultSiteContent, ref('Image')),
  NewerDraft: object({ href: text, savedAt: { type: 'string', format: 'date-time' } }),
  Person: object({ _id: text, name: text, email: text }),
  ApiKey: object({ id: text, key: { type: 'string', description: 'Shown in this response only.' }, name: text, role }),
  Failure: object(
    { message: text, errors: { type: 'array', items: object({ field: text, message: text }), minItems: 1 } },
    ['message'],
  ),
}
