import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

import type { Answer, Client } from '../../support/client.ts'
import { member } from '../../support/entities.ts'

/** Whether there is the panel's build, which these suites do not create; `npm test` and `npm run faults` do. */
export const panelIsBuilt = existsSync('cms/panel/.next/BUILD_ID')

/** Calls a server function of the panel, by Payload's name for it. */
export async function callPanel(client: Client, name: string, args: object): Promise<Answer> {
  const manifest: unknown = JSON.parse(await readFile('cms/panel/.next/server/server-reference-manifest.json', 'utf8'))
  const found = Object.entries(member(manifest, 'node') ?? {}).find(([, value]: [string, unknown]) =>
    String(member(value, 'filename')).endsWith('(payload)/layout.tsx'),
  )
  const headers = { 'next-action': found?.[0] ?? '', 'content-type': 'text/plain;charset=UTF-8' }
  return client.fetch('/admin', { method: 'POST', headers, body: JSON.stringify([{ name, args }]) })
}
