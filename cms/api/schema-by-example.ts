type Json = { [key: string]: unknown }

/** The JSON schema of an example, whose lists must have an element and whose objects all members; null stands for a picture. */
export function schemaByExample(value: unknown, picture: Json): Json {
  if (value === null) return { anyOf: [picture, { type: 'null' }] }
  if (Array.isArray(value)) return { type: 'array', items: schemaByExample(value[0], picture) }
  if (typeof value !== 'object') return { type: typeof value }
  const properties = Object.entries(value ?? {}).map(([name, member]) => [name, schemaByExample(member, picture)])
  return { type: 'object', properties: Object.fromEntries(properties), required: Object.keys(value ?? {}) }
}
