import type { DateField, Endpoint, SanitizedCollectionConfig, SanitizedConfig, TaskConfig } from 'payload'

/**
 * Payload adds collections, endpoints and tasks of its own to the configuration that `buildConfig` returns, reads them from
 * there at run time and has no options for them: `payload-preferences`, `payload-locked-documents`, `/reorder`,
 * `schedulePublish`, and a field `deletedAt` for its trash.
 *
 * @internals payload@3.90.2
 */

const missing = (what: string): Error => new Error(`Payload's configuration has no ${what}: see docs/upgrading.md`)

/** A collection of the configuration, as those that Payload adds; throws an error if there is none. */
export function collectionOf(config: SanitizedConfig, slug: string): SanitizedCollectionConfig {
  const found = config.collections.find((collection) => collection.slug === slug)
  if (!found) throw missing(`collection ${slug}`)
  return found
}

/** The field that Payload adds to a collection with a trash; throws an error if there is none. */
export function deletedAtField({ fields, slug }: SanitizedCollectionConfig): DateField {
  const found = fields.find((field) => field.type === 'date' && field.name === 'deletedAt')
  if (found?.type !== 'date') throw missing(`field deletedAt of ${slug}`)
  return found
}

type EndpointLike = Pick<Endpoint, 'method' | 'path' | 'handler'>

/** Endpoints of which one, that Payload adds, has another handler; throws an error if there is none. */
export function withHandler<One extends EndpointLike>(
  endpoints: readonly One[] | false,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  replace: (handler: Endpoint['handler']) => Endpoint['handler'],
): One[] {
  const all = endpoints || []
  const found = all.find((endpoint) => endpoint.method === method && endpoint.path === path)
  if (!found) throw missing(`endpoint ${method} ${path}`)
  return all.map((endpoint) => (endpoint === found ? { ...found, handler: replace(found.handler) } : endpoint))
}

/** A task that Payload adds; throws an error if there is none. */
export function ownTask(config: SanitizedConfig, slug: string): Pick<TaskConfig, 'retries' | 'handler'> {
  const found = config.jobs.tasks?.find((task) => task.slug === slug)
  if (!found) throw missing(`task ${slug}`)
  return found
}
