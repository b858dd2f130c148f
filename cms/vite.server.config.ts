import { defineConfig } from 'vite'

/** The server as one bundle of its own files, packages outside: starting from TypeScript sources would take seconds. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    rollupOptions: {
      input: {
        main: 'cms/main.ts',
        backup: 'cms/backup/main.ts',
        'reset-link': 'cms/auth/reset-link.ts',
        'rich-text-worker': 'cms/rich-text/worker.ts',
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
