import type { CollectionBeforeOperationHook, GlobalBeforeOperationHook, SanitizedConfig } from 'payload'

/** Drops keys such as `$set`: MongoDB would run them as operators and write values that were not validated. */
const withoutOperators = (data: object): object =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !name.startsWith('$')))

/** Drops operator keys from every write on any route, to Payload's own collections, too. */
export function dropOperators(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections) hooks.beforeOperation = [ofCollection, ...(hooks.beforeOperation ?? [])]
  for (const { hooks } of config.globals) hooks.beforeOperation = [ofGlobal, ...(hooks.beforeOperation ?? [])]
  return config
}

const ofCollection: CollectionBeforeOperationHook = ({ args }) => cleaned(args)
const ofGlobal: GlobalBeforeOperationHook = ({ args }) => cleaned(args)

function cleaned<Args extends object>(args: Args): Args {
  const data: unknown = 'data' in args ? args.data : undefined
  return typeof data === 'object' && data !== null ? { ...args, data: withoutOperators(data) } : args
}
