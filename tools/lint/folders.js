import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'((?:#|\.{1,2}\/)[^']+)'/g
const ROOTS = ['cms', 'collections', 'contract', 'site']
const isTest = (/** @type {string} */ file) => /\.test\.tsx?$|(^|\/)testing\//.test(file)

/** @param {string} file @param {string} specifier @returns {string} the folder that an import leads to, from the project's root */
const folderOf = (file, specifier) =>
  path.posix.dirname(
    specifier.startsWith('#') ? specifier.slice(1) : path.posix.join(path.posix.dirname(file), specifier),
  )

/** @param {string} root @returns {Map<string, Set<string>>} the folders that each folder imports from, tests left out */
function readGraph(root) {
  const graph = new Map()
  for (const top of ROOTS)
    for (const entry of readdirSync(path.join(root, top), { recursive: true, withFileTypes: true })) {
      const file = path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')
      if (!/\.tsx?$/.test(file) || isTest(file) || /\/(\.next|node_modules)\//.test(file)) continue
      const folder = path.posix.dirname(file)
      const imported = graph.get(folder) ?? new Set()
      for (const [, specifier = ''] of readFileSync(path.join(root, file), 'utf8').matchAll(IMPORT))
        imported.add(folderOf(file, specifier))
      graph.set(folder, imported)
    }
  return graph
}

/** @type {Map<string, Set<string>> | undefined} */
let graph

/** @param {string} from @param {string} to whether imports lead from one folder to the other, over others too */
function leadsTo(from, to) {
  const seen = new Set([from])
  for (const folder of seen) for (const next of graph?.get(folder) ?? []) seen.add(next)
  return seen.has(to)
}

/** Folders import one another in one direction only: an import that closes a circle of folders is an error. */
const noFolderCycle = {
  create(/** @type {{ filename: string, cwd: string, report: (problem: object) => void }} */ context) {
    const file = path.relative(context.cwd, context.filename).replaceAll(path.sep, '/')
    if (isTest(file)) return {}
    const folder = path.posix.dirname(file)
    /** @param {{ source?: { value: unknown } | null }} node */
    const check = (node) => {
      const specifier = node.source?.value
      if (typeof specifier !== 'string' || !/^[#.]/.test(specifier)) return
      const imported = folderOf(file, specifier)
      if (imported === folder) return
      graph ??= readGraph(context.cwd)
      if (leadsTo(imported, folder))
        context.report({
          node,
          message: `${imported} imports ${folder} already, directly or over others: move what both need.`,
        })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    }
  },
}

export default { meta: { name: 'folders' }, rules: { 'no-cycle': noFolderCycle } }
