import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { freePort } from '../support/server.ts'
import type { Program } from '../processes/engines.ts'
import { type Running, startProgram, until } from '../processes/program.ts'

/** Starts nginx with the deployed configuration, in front of two nodes. */
export async function startProxy(
  nginx: Program,
  folder: string,
  nodes: readonly number[],
): Promise<Running & { url: string; port: number }> {
  const port = await freePort()
  const file = await writeProxyConfiguration(folder, port, [`127.0.0.1:${nodes[0]}`, `127.0.0.1:${nodes[1]}`])
  const running = startProgram(nginx, ['-e', 'stderr', '-c', file, '-p', path.resolve(folder)])
  const url = `http://127.0.0.1:${port}`
  await until('nginx listens', async () => {
    if (running.hasEnded()) throw new Error(`nginx has ended:\n${running.output()}`)
    return fetch(url).then(
      () => true,
      () => false,
    )
  })
  return { ...running, url, port }
}

/** Writes the deployed configuration with these nodes into a folder; returns the nginx.conf that includes it. */
export async function writeProxyConfiguration(
  folder: string,
  port: number,
  [first, second]: readonly [string, string],
): Promise<string> {
  await mkdir(folder, { recursive: true })
  const names: Readonly<Record<string, string>> = {
    LISTEN: `127.0.0.1:${port}`,
    NODE_1: first,
    NODE_2: second,
    RESOLVER: '127.0.0.1',
  }
  const template = await readFile('deploy/nginx.conf.template', 'utf8')
  const site = template.replaceAll(/\$\{(\w+)\}/g, (whole, name: string) => names[name] ?? whole)
  const file = path.resolve(folder, 'nginx.conf')
  await writeFile(file, around(path.resolve(folder), site))
  return file
}

/** An nginx.conf that includes the site's configuration, like that of nginx's image. */
const around = (folder: string, site: string): string => `
daemon off;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/pid;
error_log stderr error;
events { worker_connections 1024; }
http {
  access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
${site}
}
`
