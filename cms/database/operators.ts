import type { CollectionBeforeOperationHook, GlobalBeforeOperationHook, SanitizedConfig } from 'payload'

/** What is sent under a name like `$set` is no field: MongoDB would take it for an operator, and write what no rule judged. */
const withoutOperators = (data: object): object =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !name.startsWith('$')))

/** Takes the names of operators off whatever is written, through every door, Payload's own collections included. */
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
