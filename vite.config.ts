import { availableParallelism } from 'node:os'
import path from 'node:path'

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

import { chunkGroups } from './tools/chunk-groups.ts'
import { leanRouter } from './tools/lean-router.ts'
import { isScreen, pageChunks } from './tools/page-chunks.ts'
import { precompress } from './tools/precompress.ts'

const root = import.meta.dirname
const out = (folder: string) => path.join(root, 'dist', folder)

/** For slow machines whose cores are all busy; a test takes a fraction of it. */
const TIMEOUT_MS = 60_000

/** Tests of the site in jsdom: one window for all files of a thread, since making one and loading React takes half of the time. */
const siteTests = (name: string, include: string, exclude: string[] = []): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name,
    root,
    environment: 'jsdom',
    pool: 'threads',
    isolate: false,
    include: [include],
    exclude,
    setupFiles: ['site/testing/setup.ts'],
    // As the build takes it: its module, whose default is the class.
    server: { deps: { inline: ['nepali-date-converter'] } },
    testTimeout: TIMEOUT_MS,
    // A machine that stands still for seconds exceeds the time that an element is waited for; `npm test` names those that were repeated.
    retry: 1,
  },
})

/** They replace the editor, so the others do not share their modules. */
const formTests = 'site/staff/{entries/*,unsaved/unsaved-form,trash}.test.tsx'

/** Tests of what runs in Node.js. */
const unitTests = (
  name: string,
  include: string[],
  options: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration => ({
  test: {
    name,
    root,
    environment: 'node',
    include,
    execArgv: ['--conditions=production'],
    // The calendar as the build takes it, as for the site.
    server: { deps: { inline: ['nepali-date-converter'] } },
    testTimeout: TIMEOUT_MS,
    ...options,
  },
})

/** They replace modules, which would be replaced for the next file of their process, too. */
const mockingTests = ['backup/backup', 'content/derived-fields', 'content/row-batches', 'media/re-encode'].map(
  (name) => `cms/${name}.test.ts`,
)

/** Scripts that are no part of the pages, by their file names: what the service worker is, what removes it, the offline page's. */
const alone = {
  sw: path.join(root, 'site/offline/worker.ts'),
  'sw-off': path.join(root, 'site/offline/remove.ts'),
  offline: path.join(root, 'site/offline/offline-page.ts'),
}

/** The site, once for browsers and once for the server; and the tests that stand beside their files. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: path.join(root, 'site'),
  // Else a test run writes into site/, which the build is made from.
  cacheDir: path.join(root, 'node_modules/.vite'),
  plugins: [react(), tailwindcss(), leanRouter(), pageChunks(), precompress()],
  build: {
    outDir: out(isSsrBuild ? 'site-server' : 'site'),
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, imports, { hostId }) => (isScreen(file, hostId) ? imports : []),
    },
    // Inlined fonts and pictures would be downloaded by everyone, needed or not.
    assetsInlineLimit: 0,
    target: isSsrBuild ? 'node20' : 'es2022',
    rolldownOptions: isSsrBuild
      ? { input: path.join(root, 'site/server/entry-server.tsx') }
      : {
          input: {
            index: path.join(root, 'site/index.html'),
            client: path.join(root, 'site/start/entry-client.tsx'),
            ...alone,
          },
          output: {
            codeSplitting: { groups: chunkGroups },
            // The browser asks for them by these names.
            entryFileNames: ({ name }) => (name in alone ? '[name].js' : 'assets/[name]-[hash].js'),
          },
        },
  },
  ssr: {
    // One bundle starts faster than a tree of packages, and takes the production build of each. In development only the package is
    // bundled whose CommonJS build, which Node.js would load, has its class not as the default export.
    noExternal: command === 'build' ? true : ['nepali-date-converter'],
  },
  // By itself Vitest leaves one core to others, which on a machine of two is half of them.
  test: {
    projects: [
      siteTests('site', 'site/**/*.test.{ts,tsx}', [formTests]),
      siteTests('site-forms', formTests),
      unitTests('unit', ['{contract,cms,collections,tools}/**/*.test.ts'], {
        exclude: [...configDefaults.exclude, ...mockingTests],
        // A process for each file would load Payload anew, which takes longer than most files' tests.
        isolate: false,
        setupFiles: [path.join(root, 'cms/testing/fresh-modules.ts')],
      }),
      unitTests('unit-mocks', mockingTests),
    ],
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
}))
