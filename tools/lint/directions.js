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
    message: 'contract/ must import its own files only.',
  },
  {
    files: /^contract\//,
    refuses: /^[^#]/,
    message: 'contract/ must import its own files only.',
  },
  {
    files: /^contract\/(calendar|text)\//,
    refuses: /^#contract\//,
    but: /^#contract\/(calendar|text)\//,
    message: 'contract/calendar and contract/text must not import type descriptions.',
  },
  {
    files: /^contract\/fields\//,
    refuses: /^#contract\//,
    but: /^#contract\/(fields|calendar|text)\//,
    message: 'contract/fields must not import type descriptions; it may import calendar and text.',
  },
  {
    files: /^contract\/rich-text\//,
    refuses: /^#contract\//,
    but: /^#contract\/(rich-text\/|(rich-text|narrow|limits|image-file|image-formats)\.ts$)/,
    message: 'contract/rich-text may import its vocabulary, limits and pictures only.',
  },
  {
    files: /^collections\//,
    tests: true,
    refuses: /^#(cms|site|tests|tools)\//,
    message: 'collections/ may import contract/ only.',
  },
  {
    files: /^collections\//,
    refuses: /^[^#]/,
    but: /^payload$/,
    message: 'collections/ may import contract/ and payload only; editor and database come from the config.',
  },
  {
    files: /^cms\//,
    except: /^cms\/server\/site\.ts$/,
    refuses: /^#(site|tests|tools)\//,
    message: 'cms/ must not import the site: cms/server/site.ts loads its build by name.',
  },
  {
    files: /^cms\/(.*\.test\.tsx?$|.*\/testing\/)/,
    tests: true,
    refuses: /^#(site|tests|tools)\//,
    but: /^#tests\/(corpus|storage)\//,
    message: 'Unit tests in cms/ must not import the site or the tests over HTTP.',
  },
  {
    files: /^cms\/(api|auth|visitor-cache)\//,
    tests: true,
    refuses: /^#cms\/server\//,
    message: 'cms/server imports the API; the API must not import cms/server.',
  },
  {
    files: /^cms\/(media|rich-text)\//,
    tests: true,
    refuses: /^#cms\/(server|api)\//,
    message: 'cms/media and cms/rich-text must not import the API or the server.',
  },
  {
    files: /^site\//,
    tests: true,
    refuses: /^#(cms|collections|tests|tools)\//,
    message: 'site/ may import contract/ only.',
  },
  {
    files: /^site\//,
    refuses: /^(@payloadcms\/|node:|(payload|express|next)($|\/))/,
    message: 'site/ must not import modules of Node.js: it runs in browsers.',
  },
  {
    files: /^site\//,
    refuses: /\/testing\//,
    message: 'Only tests may import helpers of tests.',
  },
  {
    files: /^site\/(ui|text)\//,
    refuses: new RegExp(
      `^#contract/(index|resource|${TYPES.join('|')})\\.ts$|^#site/(state|components|forms|pages|staff|api)/`,
    ),
    message: 'site/ui must not import content, state or pages.',
  },
  {
    files: /^site\/(api|state)\//,
    refuses: /^#site\/(pages|staff|components|forms|ui)\//,
    message: 'State and API client must not import pages or interface components.',
  },
  {
    files: /^site\/pages\//,
    refuses: /^#site\/staff\//,
    message: 'Pages for visitors must not import the staff’s screens.',
  },
  {
    files: /^site\/pages\//,
    types: true,
    refuses: /^#site\/api\//,
    message: 'Pages must call the API through site/state.',
  },
  {
    files: /^site\/staff\//,
    refuses: /^#site\/pages\//,
    message: 'The staff’s screens must not import visitors’ pages.',
  },
  {
    files: /^tests\//,
    tests: true,
    refuses: /^#(cms|site|collections)\//,
    message: 'Tests over HTTP and in the browser must not import the application.',
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
