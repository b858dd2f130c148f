import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { startPayload } from '#cms/testing/payload.ts'
import { allRoutes } from '#cms/api/all-routes.ts'
import { serverFunctions } from './server-functions.ts'
import type { Route, Who } from '#cms/api/routes.ts'

let payload: Payload
let stop: () => Promise<void>
beforeAll(async () => ({ payload, stop } = await startPayload()), 30_000)
afterAll(() => stop())

const everyone: readonly Who[] = ['visitor', 'staff', 'administrator']

/** One row a path: the methods that everyone may call, staff alone, administrators alone. */
function tableOf(routes: readonly Route[]): string {
  const paths = [...new Set(routes.map(({ path }) => path))]
  const methods = (path: string, who: Who) =>
    routes
      .filter((route) => route.path === path && route.who === who)
      .map(({ method, noKeys }) => method.toUpperCase() + (noKeys ? '\\*' : ''))
  const rows = paths.map(
    (path) => `| /api${path} | ${everyone.map((who) => methods(path, who).join(', ')).join(' | ')} |`,
  )
  return ['| Path | Everyone | Staff | Administrators |', '| --- | --- | --- | --- |', ...rows].join('\n')
}

const ofPanel = (): string =>
  ['| Function | Who |', '| --- | --- |', ...[...serverFunctions].map(([name, who]) => `| ${name} | ${who} |`)].join(
    '\n',
  )

const PANEL = `## Server functions of the panel

Called by POST /admin with the id of the one action that calls them. What is not here is 400.
`

const INTRODUCTION = `# Routes

Everything that is served under /api, by the list that the server routes by: made by \`npx vitest run cms/server/route-table -u\`,
and compared with the code by the tests. A path that is not here is 404, a method that its path lacks 405. POST /register is open to
everyone until there is an administrator; reads with \`?status=any\` are for staff. \\* Not with an API key.
`

it('docs/routes.md lists what is served, and to whom', async () => {
  await expect(
    `${INTRODUCTION}\n${tableOf(allRoutes(payload.config))}\n\n${PANEL}\n${ofPanel()}\n`,
  ).toMatchFileSnapshot('../../docs/routes.md')
})
