import fc from 'fast-check'

import { type Endpoint, pathOf } from './endpoints.ts'
import { bytesOf } from './request.ts'
import { idIn } from './fixture.ts'

const pages = [
  '/',
  '/about',
  '/services',
  '/services-details/income-tax',
  '/blog',
  '/blog/nothing',
  '/team',
  '/price',
  '/career',
  '/contact',
  '/login',
  '/register',
  '/dashboard',
  '/add-blog',
  '/edit-blog/1',
  '/inquiry-list',
  '/sitemap.xml',
  '/robots.txt',
  '/feed.xml',
  '/favicon.svg',
  '/assets/made-up.js',
  '/media/made-up.png',
  '/admin',
  '/admin/login',
  '/admin/forgot',
  '/admin/reset/token',
  '/admin/logout',
  '/admin/account',
  '/admin/create-first-user',
  '/admin/collections/blogs',
  `/admin/collections/blogs/${idIn('blogs')}`,
  `/admin/collections/blogs/${idIn('blogs')}/versions`,
  '/admin/collections/users/create',
  '/admin/globals/site-settings',
  '/admin/made/up',
  '/_next/static/made-up.js',
  '/_next/image?url=%2Ffavicon.svg&w=64&q=75',
  '/_next/data/x/admin.json',
  '/preview/blog/1',
]

const oddIds = [
  'nothing',
  '1',
  '0',
  '__proto__',
  'constructor',
  'null',
  "'",
  '$ne',
  '%20',
  '%00',
  '%F0%9F%98%80',
  '..%2fusers',
]

/** The ids to replace an endpoint's `{id}`: real ones first, if one of the names is a collection. */
const idsOf = ({ words: [first = '', second = ''] }: Endpoint): string[] => {
  const word = first === 'preview' || first === 'draft' ? second : first
  const slug = word === 'contactus' ? 'inquiries' : word
  return [idIn(slug), idIn(`${slug}s`), ...oddIds]
}

/** The path of an endpoint in its exact spelling, with a real or an odd id. */
const endpointPath = (endpoints: readonly Endpoint[]): fc.Arbitrary<string> =>
  fc
    .constantFrom(...endpoints)
    .chain((endpoint) =>
      fc.constantFrom(...idsOf(endpoint)).map((id) => `/api${pathOf(endpoint).replaceAll('{id}', id)}`),
    )

const madeUp: fc.Arbitrary<string> = fc
  .array(
    fc.constantFrom(
      'api',
      'users',
      'globals',
      'blog',
      'graphql',
      'count',
      'versions',
      'run',
      'payload-jobs',
      'init',
      'x',
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((words) => `/${words.join('/')}`)

/** Replacements of one slash of the path. */
const atSlashes = {
  dot: '/./',
  dotDot: '/x/../',
  encodedDots: '/x/%2e%2e/',
  mixedDots: '/x/.%2E/',
  encodedDot: '/%2e/',
  empty: '//',
  encodedSlash: '%2f',
  encodedBackslash: '%5c',
  backslash: '\\',
  doubleEncoded: '%252f',
  parameter: ';x=y/',
  nul: '%00/',
  overlong: '%c0%af',
  wideSlash: bytesOf('／'),
  space: '%20/',
  newline: '%0a/',
}
/** Appended to the path. */
const atEnd = {
  slash: '/',
  slashes: '//',
  dot: '/.',
  dotDot: '/x/..',
  encodedDot: '/%2e',
  encodedSlash: '%2f',
  parameter: ';x=y',
  fragment: '#x',
  fullStop: '.',
  json: '.json',
  space: '%20',
  tab: '%09',
  nul: '%00',
  percent: '%',
  broken: '%zz',
  noUtf8: '%ff',
  question: '%3f',
  raw: '\u00ff',
  backslash: '\\',
  star: '*',
  long: `/${'x'.repeat(5000)}`,
}
/** Prepended to the path. */
const atStart = {
  absolute: 'http://x',
  absoluteUpper: 'HTTP://evil.test:1',
  authority: '//evil.test',
  slash: '/',
  backslash: '/\\',
  dots: '/x/..',
  encodedDots: '/%2e%2e',
  api: '/api',
  admin: '/admin',
  globals: '/api/globals/..',
}
/** Replacements of a letter. */
const ofLetters = {
  upper: (letter: string) => letter.toUpperCase(),
  encoded: (letter: string) => `%${letter.charCodeAt(0).toString(16)}`,
  encodedUpper: (letter: string) => `%${letter.toUpperCase().charCodeAt(0).toString(16)}`,
  doubleEncoded: (letter: string) => `%25${letter.charCodeAt(0).toString(16)}`,
  wide: (letter: string) => bytesOf(String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
  encodedWide: (letter: string) => encodeURIComponent(String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
  soft: (letter: string) => `${letter}%C2%AD`,
}

type Change = (path: string, at: number) => string

const placesOf = (path: string, pattern: RegExp): number[] => [...path.matchAll(pattern)].map(({ index }) => index)

const changes: readonly Change[] = [
  ...Object.values(atSlashes).map((text): Change => (path, at) => {
    const places = placesOf(path, /\//g)
    const place = places[at % places.length] ?? 0
    return path.slice(0, place) + text + path.slice(place + 1)
  }),
  ...Object.values(ofLetters).map((turned): Change => (path, at) => {
    const places = placesOf(path, /[a-z]/g)
    const place = places[at % places.length]
    return place === undefined ? path : path.slice(0, place) + turned(path.charAt(place)) + path.slice(place + 1)
  }),
  ...Object.values(atEnd).map(
    (text): Change =>
      (path) =>
        path + text,
  ),
  ...Object.values(atStart).map(
    (text): Change =>
      (path) =>
        text + path,
  ),
  (path) => path.toUpperCase(),
]

const change = fc.record({ how: fc.constantFrom(...changes), at: fc.nat(20) })

/** Paths of endpoints, of pages and invented ones, most of them respelled. */
export const paths = (endpoints: readonly Endpoint[]): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.oneof(
        { weight: 10, arbitrary: endpointPath(endpoints) },
        { weight: 3, arbitrary: fc.constantFrom(...pages) },
        { weight: 1, arbitrary: madeUp },
      ),
      fc.oneof(
        { weight: 3, arbitrary: fc.constant([]) },
        { weight: 4, arbitrary: fc.array(change, { minLength: 1, maxLength: 2 }) },
      ),
    )
    .map(([path, how]) => how.reduce((now, { how: apply, at }) => apply(now, at), path))

/** Paths of endpoints in their exact spelling. */
export const canonicalPaths = endpointPath
