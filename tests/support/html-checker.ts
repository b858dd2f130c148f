import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'

import { isRecord } from '#contract/narrow.ts'
import { onPath } from '../../tools/chromium.js'
import { installTestPackages } from '../../tools/install.js'

const JAR = 'tests/packages/node_modules/vnu-jar/build/dist/vnu.jar'

/** React writes void elements in this equivalent form. */
const TRAILING_SLASH = /^Trailing slash on void elements/

/** Whether the Nu Html Checker, which is written in Java, can be run. */
export const canRunNu = (): boolean => onPath('java') !== undefined

/**
 * Validates pages with the Nu Html Checker; returns its errors and warnings.
 *
 * @param pages the HTML of each, by its path
 */
export async function nuFindings(pages: ReadonlyMap<string, string>): Promise<string[]> {
  if (!(await installTestPackages())) throw new Error('The packages of tests/packages cannot be installed.')
  const dir = await mkdtemp(path.join(tmpdir(), 'site-nu-'))
  try {
    const files = [...pages].map(([page, html], n) => ({ page, html, file: path.join(dir, `${n}.html`) }))
    await Promise.all(files.map(({ file, html }) => writeFile(file, html)))
    const args = ['-Xss2m', '-jar', JAR, '--format', 'json', '--stdout', '--exit-zero-always', dir]
    const child = spawn('java', args, { stdio: ['ignore', 'pipe', 'inherit'] })
    const { messages }: { messages?: unknown } = JSON.parse(await text(child.stdout))
    if (!Array.isArray(messages)) throw new Error('the Nu Html Checker did not answer')
    return messages.filter(isRecord).flatMap(({ url, type, message, lastLine, extract }) => {
      const found = files.find(({ file }) => String(url).endsWith(file))
      return TRAILING_SLASH.test(String(message))
        ? []
        : `${found?.page}:${String(lastLine)} ${String(type)}: ${String(message)} ${String(extract)}`
    })
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}
