import { defineConfig } from 'vite'

/** Bundles the server's own files, packages excluded: starting from TypeScript sources would take seconds. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    rollupOptions: {
      input: {
        main: 'cms/entry/server.ts',
        backup: 'cms/entry/backup.ts',
        'reset-link': 'cms/entry/reset-link.ts',
        'rich-text-worker': 'cms/entry/rich-text-worker.ts',
      },
    },
    outDir: 'dist/server',
    target: 'node20',
    // For debuggers and NODE_OPTIONS=--enable-source-maps. The server does not enable them itself: reading those of all
    // packages would take a tenth of its start.
    sourcemap: true,
    minify: false,
  },
})
