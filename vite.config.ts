import { availableParallelism } from 'node:os'
import path from 'node:path'

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

import { pageChunks } from './tools/page-chunks.ts'
import { precompress } from './tools/precompress.ts'

const root = import.meta.dirname
const out = (folder: string) => path.join(root, 'dist', folder)

/** For slow machines whose cores are all busy; a test takes a fraction of it. */
const TIMEOUT_MS = 30_000

const siteTests: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'site',
    root,
    environment: 'jsdom',
    // Cheaper to start than processes, of which these tests need none of their own.
    pool: 'threads',
    include: ['site/**/*.test.{ts,tsx}'],
    setupFiles: ['site/testing/setup.ts'],
    testTimeout: TIMEOUT_MS,
  },
}

const unitTests: TestProjectInlineConfiguration = {
  // openapi-typescript works with the compiler’s JavaScript API, which TypeScript 7 does not have.
  resolve: { alias: { typescript: 'typescript-5' } },
  test: {
    name: 'unit',
    root,
    environment: 'node',
    include: ['{contract,cms,collections,tools}/**/*.test.ts'],
    execArgv: ['--conditions=production'],
    server: { deps: { inline: ['openapi-typescript'] } },
    testTimeout: TIMEOUT_MS,
  },
}

/**
 * What most pages share comes in few files: each costs a request and its headers. Everything else stays with the page or
 * the moment that needs it.
 */
const chunks = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|jotai)\//,
    priority: 2,
  },
  { name: 'shared', test: /\/(site\/(?!admin\/)|contract\/|lucide-react\/)/, minShareCount: 3, priority: 1 },
  // What the entry shares with one page only would otherwise be a file of its own on every visit.
  {
    name: 'shared',
    test: /\/site\/(layout|state|paths\/login-path|pages\/blog-query)|\/contract\/blog-path|\/icons\/menu\./,
    minShareCount: 2,
  },
  // Last: a group takes what its files import along, and visitors are not to download any of this.
  { name: 'admin', test: /\/site\/admin\//, minShareCount: 2 },
]

/** The site, once for browsers and once for the server; and the tests that stand beside their files. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: path.join(root, 'site'),
  // Else a test run writes into site/, which the build is made from.
  cacheDir: path.join(root, 'node_modules/.vite'),
  plugins: [react(), tailwindcss(), pageChunks(), precompress()],
  build: {
    outDir: out(isSsrBuild ? 'site-server' : 'site'),
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    modulePreload: { polyfill: false },
    // Inlined fonts and pictures would be downloaded by everyone, needed or not.
    assetsInlineLimit: 0,
    target: isSsrBuild ? 'node20' : 'es2022',
    rolldownOptions: isSsrBuild
      ? { input: path.join(root, 'site/server/entry-server.tsx') }
      : { output: { codeSplitting: { groups: chunks } } },
  },
  // One bundle starts faster than a tree of packages, and takes the production build of each.
  ...(command === 'build' ? { ssr: { noExternal: true } } : {}),
  // By itself Vitest leaves one core to others, which on a machine of two is half of them.
  test: { projects: [siteTests, unitTests], maxWorkers: Math.max(2, availableParallelism() - 1) },
}))
