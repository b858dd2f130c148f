import type { Payload } from 'payload'

import { log } from '#cms/log.ts'

export async function seedIfEmpty(payload: Payload): Promise<void> {
  log.info({ payload: payload.config.collections.length }, 'seed')
}
