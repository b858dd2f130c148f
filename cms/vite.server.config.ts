import { defineConfig } from 'vite'

/** Packages that stay outside of the bundle. */
const external = [
  // Packages with native code, which they find by their own path.
  'libsql',
  'sharp',
  // Loaded when they are needed, if at all.
  'mongodb',
  'mongoose',
  'next',
  'vite',
  // Payload's tools for development.
  'drizzle-kit',
  'json-schema-to-typescript',
  'pino-pretty',
  'prettier',
]

/**
 * Bundles the server with its packages: Node would read and resolve some 2,300 files at each start, which takes longer than all
 * the rest of it. In development they stay outside: that is quicker to build, and Next shares them.
 */
export default defineConfig(({ mode }) => ({
  publicDir: false,
  // Bundled from its ES module, whose default export is the class: Node would load the package's UMD module.
  ssr: mode === 'development' ? { noExternal: ['nepali-date-converter'] } : { noExternal: true, external },
  build: {
    ssr: true,
    rollupOptions: {
      input: {
        main: 'cms/programs/server.ts',
        backup: 'cms/programs/backup.ts',
        'move-database': 'cms/programs/move-database.ts',
        'move-media': 'cms/programs/move-media.ts',
        'reset-link': 'cms/programs/reset-link.ts',
        'picture-encoder': 'cms/programs/picture-encoder.ts',
        'rich-text-worker': 'cms/programs/rich-text-worker.ts',
      },
      // Payload uses `eval` to import modules that only its tools need.
      checks: { eval: false },
    },
    outDir: 'dist/server',
    target: 'node20',
    // For debuggers and NODE_OPTIONS=--enable-source-maps. The server does not enable them itself: reading them would take a
    // tenth of its start.
    sourcemap: true,
    minify: false,
  },
}))
