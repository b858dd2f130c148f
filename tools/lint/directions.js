import { readFileSync } from 'node:fs'

import { fileOf, importsTypesOnly, isUnitTest, resolveImport, visitImports } from './imports.js'

/** The names of the content types, each of which contract/index.ts imports from a file of its name. */
const TYPES = [
  ...readFileSync(new URL('../../contract/index.ts', import.meta.url), 'utf8').matchAll(
    /^import \{ (\w+) \} from '\.\/\1\.ts'/gm,
  ),
].map(([, name]) => name)

/**
 * The imports that the files of a folder must not have; all entries that match a file apply to it. Imports are compared as
 * `resolveImport` writes them.
 * @type {{ files: RegExp, except?: RegExp, tests?: true, types?: true, refuses: RegExp, but?: RegExp, message: string }[]}
 * `tests`: applies to unit tests, too. `types`: types may be imported. `but`: exceptions from `refuses`.
 */
const DIRECTIONS = [
  {
    files: /^contract\//,
    tests: true,
    refuses: /^#/,
    but: /^#contract\//,
    message: 'The contract imports nothing but its own files.',
  },
  {
    files: /^contract\//,
    refuses: /^[^#]/,
    message: 'The contract imports nothing but its own files.',
  },
  {
    files: /^contract\/(calendar|text)\//,
    refuses: /^#contract\//,
    but: /^#contract\/(calendar|text)\//,
    message: 'Calendar and text know no description.',
  },
  {
    files: /^contract\/fields\//,
    refuses: /^#contract\//,
    but: /^#contract\/(fields|calendar|text)\//,
    message: 'Kinds of fields know no content type: calendar and text alone.',
  },
  {
    files: /^contract\/rich-text\//,
    refuses: /^#contract\//,
    but: /^#contract\/(rich-text\/|(rich-text|narrow|limits|image-file)\.ts$)/,
    message: 'Rich text knows its vocabulary and pictures alone.',
  },
  {
    files: /^collections\//,
    tests: true,
    refuses: /^#(cms|site|tests|tools)\//,
    message: 'Collections know the contract alone.',
  },
  {
    files: /^collections\//,
    refuses: /^[^#]/,
    but: /^payload$/,
    message: 'Collections import the contract and payload; editor and database come from the config.',
  },
  {
    files: /^cms\//,
    except: /^cms\/server\/site\.ts$/,
    refuses: /^#(site|tests|tools)\//,
    message: 'The server loads the built site by name (cms/server/site.ts).',
  },
  {
    files: /^cms\/(.*\.test\.tsx?$|.*\/testing\/)/,
    tests: true,
    refuses: /^#(site|tests|tools)\//,
    but: /^#tests\/(corpus|storage)\//,
    message: 'Unit tests of the server know neither the site nor the tests over HTTP.',
  },
  {
    files: /^cms\/(api|auth|visitor-cache)\//,
    tests: true,
    refuses: /^#cms\/server\//,
    message: 'The server imports the API, never the reverse.',
  },
  {
    files: /^cms\/(media|rich-text)\//,
    tests: true,
    refuses: /^#cms\/(server|api)\//,
    message: 'Media and rich text know neither the API nor the server.',
  },
  {
    files: /^site\//,
    tests: true,
    refuses: /^#(cms|collections|tests|tools)\//,
    message: 'The site knows the contract alone.',
  },
  {
    files: /^site\//,
    refuses: /^(@payloadcms\/|node:|(payload|express|next)($|\/))/,
    message: 'The site runs in browsers.',
  },
  {
    files: /^site\//,
    refuses: /\/testing\//,
    message: 'Helpers of tests are for tests.',
  },
  {
    files: /^site\/(ui|text)\//,
    refuses: new RegExp(
      `^#contract/(index|resource|${TYPES.join('|')})\\.ts$|^#site/(state|components|forms|pages|staff|api)/`,
    ),
    message: 'Pieces of the interface know no content, state or page.',
  },
  {
    files: /^site\/(api|state)\//,
    refuses: /^#site\/(pages|staff|components|forms|ui)\//,
    message: 'State knows no page and no piece of the interface.',
  },
  {
    files: /^site\/pages\//,
    refuses: /^#site\/staff\//,
    message: 'Pages are for visitors: nothing of the staff’s screens.',
  },
  {
    files: /^site\/pages\//,
    types: true,
    refuses: /^#site\/api\//,
    message: 'Pages call through the state.',
  },
  {
    files: /^site\/staff\//,
    refuses: /^#site\/pages\//,
    message: 'Admin screens use no visitor page.',
  },
  {
    files: /^tests\//,
    tests: true,
    refuses: /^#(cms|site|collections)\//,
    message: 'These tests come through HTTP and the browser.',
  },
]

/** Folders import one another in the directions that README.md names. */
const keepDirections = {
  create(/** @type {import('./imports.js').Context} */ context) {
    const file = fileOf(context)
    const directions = DIRECTIONS.filter(
      ({ files, except, tests }) => files.test(file) && !except?.test(file) && (tests || !isUnitTest(file)),
    )
    if (directions.length === 0) return {}
    return visitImports((node, specifier) => {
      const imported = resolveImport(file, specifier)
      for (const { refuses, but, types, message } of directions)
        if (refuses.test(imported) && !but?.test(imported) && !(types && importsTypesOnly(node)))
          context.report({ node, message })
    })
  },
}

export default { meta: { name: 'directions' }, rules: { keep: keepDirections } }
