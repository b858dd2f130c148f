import type { SanitizedConfig } from 'payload'

import { deletedAtField } from '#cms/internals/payload-config.ts'

/** Nobody writes `deletedAt` but this folder, past Payload's operations; its index is one of those of `cms/database`. */
export function protectDeletedAt(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections.filter(({ trash }) => trash)) {
    const field = deletedAtField(collection)
    field.access = { create: () => false, update: () => false }
    field.index = false
  }
  return config
}
