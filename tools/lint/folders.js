import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { fileOf, isUnitTest, resolveImport, visitImports } from './imports.js'

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'((?:#|\.{1,2}\/)[^']+)'/g
const ROOTS = ['cms', 'collections', 'contract', 'site', 'tests']

/** @param {string} file @returns {string} */
const folderOf = (file) => path.posix.dirname(file)

/** @param {string} file @returns {string} the folder in the second level that a file stands in: `site/pages` of `site/pages/job/facts.tsx` */
const areaOf = (file) => folderOf(file).split('/').slice(0, 2).join('/')

/** @param {string} file @param {string} specifier @returns {string} the path from the project's root that an import leads to */
const importedFile = (file, specifier) => resolveImport(file, specifier).slice(1)

/** @typedef {Map<string, Set<string>>} Graph what each folder imports from */

/** @param {string} root @returns {[file: string, imported: string][]} the imports of all files but unit tests */
const readImports = (root) =>
  ROOTS.flatMap((top) =>
    readdirSync(path.join(root, top), { recursive: true, withFileTypes: true })
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
      .filter((file) => /\.tsx?$/.test(file) && !isUnitTest(file) && !/\/(\.next|node_modules)\//.test(file)),
  ).flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(IMPORT)].map(
      ([, specifier = '']) => /** @type {[string, string]} */ ([file, importedFile(file, specifier)]),
    ),
  )

/** @param {[file: string, imported: string][]} imports @param {(file: string) => string} groupOf @returns {Graph} */
function graphOf(imports, groupOf) {
  /** @type {Graph} */
  const graph = new Map()
  for (const [file, imported] of imports) {
    const group = groupOf(file)
    graph.set(group, (graph.get(group) ?? new Set()).add(groupOf(imported)))
  }
  return graph
}

/** @param {Graph} graph @param {string} from @param {string} to whether imports lead from one to the other, over others too */
function leadsTo(graph, from, to) {
  const seen = new Set([from])
  for (const group of seen) for (const next of graph.get(group) ?? []) seen.add(next)
  return seen.has(to)
}

/** @type {{ groupOf: (file: string) => string, graph: Graph }[] | undefined} */
let levels

/** @param {string} root */
function levelsOf(root) {
  const imports = readImports(root)
  return [folderOf, areaOf].map((groupOf) => ({ groupOf, graph: graphOf(imports, groupOf) }))
}

/** Folders import one another in one direction only, and so do those of the second level: an import that closes a circle is an error. */
const noFolderCycle = {
  create(/** @type {import('./imports.js').Context} */ context) {
    const file = fileOf(context)
    if (isUnitTest(file)) return {}
    return visitImports((node, specifier) => {
      if (!/^[#.]/.test(specifier)) return
      const target = importedFile(file, specifier)
      levels ??= levelsOf(context.cwd)
      const closed = levels.find(
        ({ groupOf, graph }) => groupOf(target) !== groupOf(file) && leadsTo(graph, groupOf(target), groupOf(file)),
      )
      if (closed !== undefined)
        context.report({
          node,
          message: `${closed.groupOf(target)} imports ${closed.groupOf(file)} already, directly or over others: move what both need.`,
        })
    })
  },
}

export default { meta: { name: 'folders' }, rules: { 'no-cycle': noFolderCycle } }
