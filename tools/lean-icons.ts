import path from 'node:path'

import type { Plugin } from 'vite'

const OWN = path.resolve(import.meta.dirname, '../site/ui/lucide-icon.ts')

/** Draws lucide-react's icons by site/ui/lucide-icon.ts, in browsers and on the server. */
export function leanIcons(): Plugin {
  let isFound = false
  return {
    name: 'lean-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source !== '../createLucideIcon.mjs' || !importer?.includes('/lucide-react/dist/esm/icons/')) return undefined
      isFound = true
      return OWN
    },
    buildEnd(error) {
      if (!error && !isFound) throw new Error('lucide-react’s icons no longer import ../createLucideIcon.mjs')
    },
  }
}
