import { defineConfig } from 'vite'

/** The server as one bundle of its own files, packages outside: starting from TypeScript sources would take seconds. */
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
    // For debuggers, and for who starts the server with NODE_OPTIONS=--enable-source-maps: by itself it does without, since
    // reading those of all packages would take a tenth of its start.
    sourcemap: true,
    minify: false,
  },
})
