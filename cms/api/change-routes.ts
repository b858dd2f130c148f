import { sources } from '#collections/sources.ts'
import { listChanges } from './entry-changes.ts'
import { json } from './response.ts'
import { idInPath, type Route } from './router.ts'

/** The routes of all types that staff change: who saved an entry last. */
export const changeRoutes: readonly Route[] = sources
  .filter(({ type }) => type.update)
  .map((source) => ({
    method: 'get',
    path: `/changes/${source.type.path}/:id`,
    who: 'staff',
    handler: async (req) => json(await listChanges(req, source, idInPath(req))),
  }))
