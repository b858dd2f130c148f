import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

import type { Plugin } from 'vite'

const compressible = /\.(js|css|svg|webmanifest)$/
/** Below this, compressing saves less than its headers cost. */
const WORTHWHILE_BYTES = 256

/** Puts `.br` and `.gz` beside the built files, at the highest level: once at build time rather than on each request. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    writeBundle({ dir = '' }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        const file = path.join(dir, name)
        if (!compressible.test(name) || statSync(file).size < WORTHWHILE_BYTES) continue
        const content = readFileSync(file)
        writeFileSync(`${file}.br`, brotliCompressSync(content))
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
      }
    },
  }
}
