import type { Payload } from 'payload'
import { expect, it } from 'vitest'

import { preparePayload } from '#cms/testing/payload.ts'
import { allRoutes, contractRoutes, matchContract } from '#cms/api/all-routes.ts'
import { serverFunctions } from './server-functions.ts'
import { type Requester, compileRoutes, type Route, segmentsOf } from '#cms/api/router.ts'

let payload: Payload
preparePayload((started) => (payload = started))

const everyone: readonly Requester[] = ['visitor', 'staff', 'administrator']

/** One row per path: the methods for everyone, for staff, for administrators. */
function tableOf(routes: readonly Route[]): string {
  const paths = [...new Set(routes.map(({ path }) => path))]
  const methods = (path: string, who: Requester) =>
    routes
      .filter((route) => route.path === path && route.who === who)
      .map(({ method, sessionOnly }) => method.toUpperCase() + (sessionOnly ? '\\*' : ''))
  const rows = paths.map(
    (path) => `| /api${path} | ${everyone.map((who) => methods(path, who).join(', ')).join(' | ')} |`,
  )
  return ['| Path | Everyone | Staff | Administrators |', '| --- | --- | --- | --- |', ...rows].join('\n')
}

const panelTable = (): string =>
  ['| Function | Who |', '| --- | --- |', ...[...serverFunctions].map(([name, who]) => `| ${name} | ${who} |`)].join(
    '\n',
  )

const PANEL = `## Server functions of the panel

Called by POST /admin with the id of the server action that calls them. Other names are 400.
`

const INTRODUCTION = `# Routes

All routes under /api, generated from the server's route table by \`npx vitest run cms/server/route-table -u\` and compared with
it by the tests. Other paths are 404, other methods 405. POST /register is open to everyone until there is an administrator;
reads with \`?status=any\` are for staff. \\* Not with an API key.
`

it('docs/routes.md lists the served routes and their access', async () => {
  await expect(
    `${INTRODUCTION}\n${tableOf(allRoutes(payload.config))}\n\n${PANEL}\n${panelTable()}\n`,
  ).toMatchFileSnapshot('../../docs/routes.md')
})

it('a path that the API document describes has no methods beyond that, by its Allow header either', () => {
  const match = compileRoutes(allRoutes(payload.config))
  for (const { path } of contractRoutes) {
    const segments = segmentsOf(path) ?? []
    expect(match('TRACE', segments)).toEqual(matchContract('TRACE', segments))
  }
})
