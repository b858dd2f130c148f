import { expect, it } from 'vitest'

import { resourceNames, resources } from './index.ts'
import { fieldBeforeImage, type Resource } from './resource.ts'

it.each(resourceNames)('%s: a picture stands behind one of the fields', (name) => {
  const type: Resource = resources[name]
  if (type.image) expect(Object.keys(type.fields)).toContain(fieldBeforeImage(type))
})
