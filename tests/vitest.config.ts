import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Polled conditions are fulfilled late where all cores are busy. */
const slow = { poll: { timeout: 10_000 } }

/** Under `npm run faults` nothing else may run beside a measurement. */
const isMeasuring = process.env['FAULTS'] === 'long'

/** Tests with a server or a browser may fail once on a busy machine; `npm test` names those that were repeated. */
const retry = isMeasuring ? 0 : 1

/** Tests of the contract that do not depend on the database: on SQLite alone, as the journeys and the recipe; all others run on MongoDB, too. */
const withoutDatabase = [
  'broken-http',
  'cache-poisoning',
  'images',
  'links',
  'log',
  'memory',
  'metrics',
  'origin',
  'overload',
  'page-validity',
  'slow-clients',
].map((name) => `tests/contract/${name}.test.ts`)

/** Tests with stored files, which run with a bucket, too. */
const withPictures = [
  'bucket',
  'downloads',
  'idempotency',
  'images',
  'leftovers',
  'library',
  'media',
  'media-library',
  'payload-endpoints',
  'site-mark',
  'slow-clients',
  'text-pictures',
  'trash',
].map((name) => `tests/contract/${name}.test.ts`)

/** Tests that run with a bucket alone. */
const withoutFolder = ['tests/contract/bucket.test.ts']

/** The tests that take longest, in that order. */
const longest = `
  overload bucket recipe writing offline staff-layout accessibility inquiry-taps keyboard-reach stalls fuzz nodes kill backup
  payload-endpoint-values mail slow-clients print staff-language memory stop
`
  .trim()
  .split(/\s+/)
  .map((name) => `/${name}.test.ts`)

/** Starts the longest first: one that starts last would keep one process busy after the others have finished. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = longest.findIndex((name) => moduleId.endsWith(name))
      return place < 0 ? longest.length : place
    }
    return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}

const contract = (
  name: string,
  exclude: string[],
  include = ['tests/contract/**/*.test.ts'],
  processes = 2,
): TestProjectInlineConfiguration => ({
  test: {
    name,
    include,
    exclude,
    globalSetup: 'tests/contract/support/setup.ts',
    // Each process has a server of its own, which its files share: lists and folders are compared before and after.
    maxWorkers: isMeasuring ? 1 : processes,
    // Files leave nothing behind in their process, and a new process for each file takes time.
    isolate: false,
    retry,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: slow,
  },
})

const journeys = (name: string): TestProjectInlineConfiguration => ({
  test: {
    name,
    include: ['tests/journeys/**/*.test.ts'],
    globalSetup: 'tests/journeys/setup.ts',
    // Each file has a server of its own and each process a browser, for which a process waits half of the time: two leave a quarter of
    // the processor idle.
    maxWorkers: 3,
    isolate: false,
    retry,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: slow,
  },
})

/** The tests that run against the built server; unit tests stand beside their files (vite.config.ts). */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      // On SQLite some tests wait without using the processor: a third process uses it meanwhile.
      contract('contract-sqlite', withoutFolder, undefined, 3),
      contract('contract-mongodb', [...withoutDatabase, ...withoutFolder]),
      contract('contract-bucket', [], withPictures),
      {
        test: {
          name: 'recipe',
          include: ['tests/recipe/**/*.test.ts', 'tests/image/**/*.test.ts'],
          maxWorkers: 2,
          // Each step is a command that takes its time on a busy machine.
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'cluster',
          include: ['tests/cluster/**/*.test.ts'],
          globalSetup: 'tests/cluster/setup.ts',
          // One after the other, since each file uses all of a small machine.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 240_000,
          expect: slow,
        },
      },
      journeys('journeys'),
      // Run by `npm run cluster -- contract` and `npm run cluster -- journeys`.
      contract('contract-cluster', [...withoutDatabase, ...withoutFolder]),
      journeys('journeys-cluster'),
    ],
  },
})
