import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** Files that a running server never reads: for debuggers, type checkers and readers, and of development only. Licences stay. */
const unread =
  /\.(map|d\.[cm]?ts|flow|tsbuildinfo|(development|runtime\.dev)\.js)$|^(?!.*(licen[cs]e|notice|copying)).*\.(md|markdown)$/i

/** Compilers and writers of code: other packages name them among what they need, and so npm keeps them. */
const builders = [
  '@esbuild',
  '@esbuild-kit',
  '@types',
  '@typescript',
  'drizzle-kit',
  'esbuild',
  'json-schema-to-typescript',
  'prettier',
  'sass',
  'typescript',
  // The server is beside it, as CommonJS.
  'next/dist/esm',
]

/** Packages of machine code for another C library than Debian's, and Next's compiler. */
const machineCode = /^(@next\/swc-.*|@(img|libsql)\/.*musl.*)$/

/**
 * Removes from a built site, whose packages for development are gone, what a process that serves never reads. The server's own maps
 * stay: they name the sources in stacks (`--enable-source-maps`).
 *
 * @param {string} site the folder of the image
 */
export function leanImage(site) {
  const [packages, panel] = [path.join(site, 'node_modules'), path.join(site, 'cms/panel/.next')]
  const unused = [...builders, ...namesOf(packages).filter((name) => machineCode.test(name))]
  for (const name of unused) remove(path.join(packages, name))
  remove(path.join(panel, 'cache'))
  for (const folder of [packages, panel])
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name)
      if (entry.isFile() ? unread.test(entry.name) : entry.isSymbolicLink() && !existsSync(file)) remove(file)
    }
}

const remove = (/** @type {string} */ place) => rmSync(place, { recursive: true, force: true })

/**
 * The names of the packages in a folder, those of a scope with it.
 *
 * @param {string} packages
 */
const namesOf = (packages) =>
  readdirSync(packages).flatMap((name) =>
    name.startsWith('@') ? readdirSync(path.join(packages, name)).map((one) => `${name}/${one}`) : [name],
  )

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) leanImage('.')
