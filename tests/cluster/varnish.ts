import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { startAll } from './ends.ts'
import { obtainVarnish } from '../processes/engines.ts'
import { startProgram, until } from '../processes/program.ts'

/** Parts of the deployed configuration that are replaced. */
const given = { port: '.port = "3000";', token: '"Bearer PURGE_TOKEN"' }

export interface Varnish {
  url: string
  stop: () => Promise<void>
}

/** Starts Varnish with the deployed configuration on a port, in front of a site on another port. */
export const startVarnish = (port: number, sitePort: number, token: string): Promise<Varnish> =>
  startAll(async (ends) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'site-varnish-'))
    ends.add(() => rm(folder, { recursive: true, force: true }))
    const shipped = await readFile('deploy/varnish.vcl', 'utf8')
    for (const text of Object.values(given)) if (!shipped.includes(text)) throw new Error(`no ${text} in varnish.vcl`)
    const file = path.join(folder, 'site.vcl')
    await writeFile(
      file,
      shipped.replace(given.port, `.port = "${sitePort}";`).replace(given.token, `"Bearer ${token}"`),
    )
    const args = `-F -j none -a 127.0.0.1:${port} -T none -s malloc,64m -f`.split(' ')
    const running = startProgram(obtainVarnish(), [...args, file, '-n', path.join(folder, 'working')])
    ends.add(() => running.end('SIGTERM'))
    const url = `http://127.0.0.1:${port}`
    await until('Varnish listens', async () => {
      if (running.hasEnded()) throw new Error(`Varnish has ended:\n${running.output()}`)
      return fetch(url).then(
        () => true,
        () => false,
      )
    })
    return { url, stop: () => ends.run() }
  })
