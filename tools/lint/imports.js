import path from 'node:path'

/** @typedef {{ filename: string, cwd: string, report: (problem: object) => void }} Context */
/** @typedef {{ type: string, source?: { value: unknown } | null, importKind?: string, specifiers?: { importKind?: string }[] }} ImportNode */

/** @param {string} file a path from the project's root @returns {boolean} whether it is a unit test or a helper of unit tests */
export const isUnitTest = (file) => /\.test\.tsx?$|(^|\/)testing\//.test(file)

/** @param {Context} context @returns {string} the linted file's path from the project's root */
export const fileOf = ({ cwd, filename }) => path.relative(cwd, filename).replaceAll(path.sep, '/')

/**
 * @param {string} file @param {string} specifier
 * @returns {string} `#` and the path from the project's root for the project's own files, otherwise the package as it is named
 */
export const resolveImport = (file, specifier) =>
  specifier.startsWith('.') ? `#${path.posix.join(path.posix.dirname(file), specifier)}` : specifier

/** @param {(node: ImportNode, specifier: string) => void} check called for each import and re-export of the file */
export function visitImports(check) {
  /** @param {ImportNode} node */
  const visit = (node) => {
    if (typeof node.source?.value === 'string') check(node, node.source.value)
  }
  return {
    ImportDeclaration: visit,
    ExportNamedDeclaration: visit,
    ExportAllDeclaration: visit,
    ImportExpression: visit,
  }
}

/** @param {ImportNode} node @returns {boolean} whether an import leaves nothing in the compiled program */
export const importsTypesOnly = ({ importKind, specifiers = [] }) =>
  importKind === 'type' || (specifiers.length > 0 && specifiers.every((specifier) => specifier.importKind === 'type'))
