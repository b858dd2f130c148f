import type { SanitizedConfig } from 'payload'

import { deletedAtField } from '#cms/internals/payload-config.ts'

/** Makes `deletedAt` read-only for Payload's operations, past which this folder writes it. `cms/database` makes its index. */
export function protectDeletedAt(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections.filter(({ trash }) => trash)) {
    const field = deletedAtField(collection)
    field.access = { create: () => false, update: () => false }
    field.index = false
  }
  return config
}
