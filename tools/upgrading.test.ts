import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

/** The internals that a file relies on, from the comment at its head. */
interface Reliance {
  file: string
  text: string
  /** Version by package, as it was when the reliance was last looked at; `node` for Node.js. */
  versions: ReadonlyMap<string, string>
}

const files = ['cms/internals', 'site/internals'].flatMap((folder) =>
  readdirSync(path.join(root, folder))
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`),
)

const testOf = (file: string): string => file.replace(/\.tsx?$/, '.test.ts')

function relianceOf(file: string): Reliance {
  const [, comment = '', list = ''] = /\/\*\*\n((?: \*.*\n)*?) \* @internals (.*)\n \*\//.exec(read(file)) ?? []
  const text = comment
    .replace(/^ \* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
  const versions = list.split(' ').map((entry): [string, string] => {
    const at = entry.lastIndexOf('@')
    return [entry.slice(0, at), entry.slice(at + 1)]
  })
  return { file, text, versions: new Map(list === '' ? [] : versions) }
}

const reliances = files.map(relianceOf)

const { packages }: { packages: Record<string, { version?: string; optionalDependencies?: Record<string, string> }> } =
  JSON.parse(read('package-lock.json'))

/** The version of a package that package-lock.json installs, or the oldest Node.js that package.json allows. */
const installedVersion = (name: string): string | undefined =>
  name === 'node' ? /"node": ">=([\d.]+)"/.exec(read('package.json'))?.[1] : packages[`node_modules/${name}`]?.version

/** Payload and its packages. */
const payloadPackages = Object.keys(packages).filter((place) =>
  /^node_modules\/(payload|@payloadcms\/[^/]+)$/.test(place),
)

it('Payload compares the versions of its packages at the start of `npm run dev`, unless they cannot be the same', () => {
  const versions = new Set(payloadPackages.map((place) => packages[place]?.version))
  expect(payloadPackages.length).toBeGreaterThan(8)
  expect(read('tools/dev.js').includes('PAYLOAD_DISABLE_DEPENDENCY_CHECKER')).toBe(versions.size > 1)
})

/** Whether Node.js finds a package from another one's place: in its own node_modules, or in one above. */
const isFound = (name: string, place: string): boolean =>
  `${place}/node_modules/${name}` in packages ||
  (place.includes('/node_modules/')
    ? isFound(name, place.slice(0, place.lastIndexOf('/node_modules/')))
    : `node_modules/${name}` in packages)

/** A link from docs/. */
const link = (file: string, text: string): string => `[${text}](../${file})`

const rowOf = ({ file, text, versions }: Reliance): string =>
  `| ${[
    text.replaceAll('|', '\\|'),
    [...versions].map(([name, version]) => `${name} ${version}`).join('<br>'),
    link(file, path.basename(file)),
    link(testOf(file), 'test'),
  ].join(' | ')} |`

const table = (): string =>
  ['| Relied on | Read in | File | Test |', '| --- | --- | --- | --- |', ...reliances.map(rowOf)].join('\n')

const DOCUMENT = 'docs/upgrading.md'

describe.each(reliances)('$file', ({ file, text, versions }) => {
  it('says what is relied on and in which packages, and has a test', () => {
    expect(text).not.toBe('')
    expect(versions.size).toBeGreaterThan(0)
    expect(existsSync(path.join(root, testOf(file)))).toBe(true)
  })

  it.each([...versions])('was looked at in %s %s, the installed version', (name, version) => {
    expect(version, `look at what ${file} relies on, then write the installed version of ${name} at its head`).toBe(
      installedVersion(name),
    )
  })
})

it('docs/upgrading.md lists what is relied on', async () => {
  const document = read(DOCUMENT).replace(/(?<=<!-- table -->\n).*?(?=<!-- end -->)/s, () => `\n${table()}\n\n`)
  expect(document).toContain(table())
  await expect(document).toMatchFileSnapshot(path.join(root, DOCUMENT))
})

it('package-lock.json has the programs of every platform', () => {
  const lacking = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isFound(name, place)),
  )
  expect(lacking).toEqual([])
})
