import { type Requester, type HeaderLine, type Sent } from './request.ts'
import { ACTION, idIn, LANGUAGE_ACTION, people } from './fixture.ts'

/** A request that once got a wrong response, and the correct statuses. */
export interface Case {
  sent: Sent
  statuses: readonly number[]
}

type Body = string | object
interface More {
  caller?: Requester
  body?: Body
  headers?: readonly HeaderLine[]
}

const JSON_TYPE: HeaderLine = ['Content-Type', 'application/json']
const FORM_TYPE: HeaderLine = ['Content-Type', 'application/x-www-form-urlencoded']
const OVERRIDE: HeaderLine = ['X-Payload-HTTP-Method-Override', 'GET']

const one = (method: string, target: string, statuses: number | readonly number[], more: More = {}): Case => {
  const { caller = 'visitor', body = '', headers } = more
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return {
    sent: { caller, method, target, headers: headers ?? (text === '' ? [] : [JSON_TYPE]), body: text },
    statuses: typeof statuses === 'number' ? [statuses] : statuses,
  }
}
const get = (target: string, statuses: number | readonly number[], more?: More): Case =>
  one('GET', target, statuses, more)
const post = (target: string, body: Body, statuses: number | readonly number[], more?: More): Case =>
  one('POST', target, statuses, { body, ...more })

const { email, password } = people.administrator
const signIn = { email, password }
const first = { name: 'N', email: 'n@example.com', password: 'a fitting password' }
const inquiry = { name: 'N', email: 'n@example.com', phone: '1', message: 'M' }
const administrator: More = { caller: 'administrator' }

const members = (count: number): string =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, n) => [`a${n}`, 0])))
const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`
const conditions = (count: number): string =>
  Array.from({ length: count }, (_, n) => `where[or][${n}][title][like]=a`).join('&')
const parts = (count: number): string =>
  `${Array.from({ length: count }, (_, n) => `--b\r\nContent-Disposition: form-data; name="a${n}"\r\n\r\n0\r\n`).join('')}--b--\r\n`
const multipart: HeaderLine = ['Content-Type', 'multipart/form-data; boundary=b']

const PREVIEW: HeaderLine = ['Cookie', '__prerender_bypass=x; __next_preview_data=x']
const TEXT_TYPE: HeaderLine = ['Content-Type', 'text/plain;charset=UTF-8']

const action = (name: string, args: unknown, caller: Requester = 'visitor', statuses = [400, 401, 403, 404]): Case =>
  post('/admin', JSON.stringify([{ name, args }]), statuses, {
    caller,
    headers: [['Next-Action', ACTION], TEXT_TYPE],
  })

/** Respellings of a path that match no endpoint. */
const respelled = (word: string, call: string): string[] => [
  `/api/${word}/${call.toUpperCase()}`,
  `/api/${word.toUpperCase()}/${call}`,
  `/api/blogs/../${word}/${call}`,
  `/api/${word}/./${call}`,
  `/api/${word}/x/../${call}`,
  `/api/blogs/%2e%2e/${word}/${call}`,
  `/api/blogs/%2E%2e/${word}/${call}`,
  `/api/${word}/${call}/.`,
  `/api/${word}/${call}/x/..`,
  `/api/${word}/${call}/%2e`,
  `/api/${word}%2f${call}`,
  `/api/${word}%5c${call}`,
  `/api/${word}\\${call}`,
  `/api/${word}//${call}`,
  `/api//${word}/${call}`,
  `/api/${word}/${call}//`,
  `/api/${word};x=y/${call}`,
  `/api/${word}/${call};x=y`,
  `/api/${word}/${call}%00`,
  `/api/${word}/${call}%20`,
  `/api/${word}/${call}%3f`,
  `/api/${word}/${call}#x`,
]

const endpoints: readonly (readonly [word: string, body: object])[] = [
  ['login', signIn],
  ['first-register', first],
  ['forgot-password', { email }],
  ['reset-password', { token: 'x', password: 'a fitting password' }],
  ['refresh-token', {}],
  ['logout', {}],
]

/** Requests that once got a wrong response, with the correct statuses; the oracle checks them as well. */
export const cases: readonly Case[] = [
  // Payload's sign-in endpoints, spelled so that the server's own routes for them do not match.
  ...endpoints.flatMap(([word, body]) => respelled('users', word).map((target) => post(target, body, [400, 404, 405]))),
  post('/api/%75sers/login%', signIn, 400),
  // Rejected while a long body was being sent, so that a reset discarded the response.
  one('OPTIONS', '/api/users#x', 400, { body: members(80_000) }),
  one('POST', 'http:/.//x/api/users', 400, { body: members(80_000) }),
  one('PATCH', '/api/blog/x', 400, { body: members(80_000), headers: [['Host', '127.0.0.1:99999'], JSON_TYPE] }),
  // Handlers of the contract under paths of globals, which bypassed the contract's rules.
  get('/api/globals/logout', 404),
  get('/api/globals/logout', 404, { headers: [['Origin', 'https://evil.test']] }),
  get('/api/globals/blog', 404),
  get('/api/globalsblog', 404),
  post('/api/globals/contactus', inquiry, 404),
  post('/api/globals/login', signIn, 404),
  // Visitors' requests that were parsed before access was checked.
  get('/api/blogs', 401),
  get(`/api/blogs?${conditions(300)}`, [401, 431]),
  get(`/api/blogs?sort=${Array.from({ length: 1500 }, () => 'title').join(',')}`, 401),
  get(`/api/blogs?where${'[or][0]'.repeat(500)}[title][equals]=x`, 401),
  ...['blogs', 'inquiries', 'users', 'media', 'access', 'users/me'].map((word) =>
    post(`/api/${word}`, conditions(160_000), [401, 404, 405, 413], { headers: [FORM_TYPE, OVERRIDE] }),
  ),
  post('/api/blogs', conditions(160_000), [401, 413], { headers: [FORM_TYPE, ['X-HTTP-Method-Override', 'GET']] }),
  // Bodies without a size limit.
  ...['/api/contactus', '/api/login', '/api/users/login', '/api/register', '/api/blogs', '/api/reorder'].flatMap(
    (target) => [
      post(target, members(200_000), [400, 401, 403, 413]),
      post(target, nested(5_000), [400, 401, 403, 413]),
      post(target, nested(900_000), [400, 401, 403, 413]),
      post(target, `{"name":${nested(5_000)}}`, [400, 401, 403, 413]),
      post(target, Array.from({ length: 200_000 }, (_, n) => `a${n}=`).join('&'), [400, 401, 403, 413, 415], {
        headers: [FORM_TYPE],
      }),
      post(target, parts(20_000), [400, 401, 403, 413], { headers: [multipart] }),
      post(target, parts(20_000), [400, 401, 403, 413], {
        headers: [['Content-Type', 'multipart/form-data; boundary="b"']],
      }),
    ],
  ),
  post('/api/contactus', `name=${'%'.repeat(1_900_000)}`, [400, 413], { headers: [FORM_TYPE] }),
  post('/api/contactus', `{"_payload":${JSON.stringify(nested(5_000))}}`, 400),
  post(
    '/api/contactus',
    `--b\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n${nested(5_000)}\r\n--b--\r\n`,
    400,
    { headers: [multipart] },
  ),
  // Queries that caused errors in Payload.
  ...(['blogs', 'faqs', 'media', 'inquiries'] as const).flatMap((slug) =>
    [
      'a?b=c',
      '?',
      'where[title][equals]=a?b',
      'page[]=1e308',
      'page=1e308',
      'limit[$gt]=1',
      'limit[]=1&limit[]=2',
      'depth[a]=1',
      'where[title][near]=1,2',
      'where[title][within]=1',
      'where[title][intersects]=1',
      'where[createdAt][greater_than]=zzz',
      'where[createdAt][equals][]=zzz',
      'where[description.root][equals]=a',
      'where[description.root.children][like]=a',
      'where[nothing][equals]=a',
      'where[title][nothing]=a',
      'where[title]=a',
      'where[id][in][0][a]=b',
      'where[or]=a',
      'where[or][0]=a',
      'where[and][a][title][equals]=b',
      `where${'[and][0]'.repeat(60)}[title][equals]=x`,
      conditions(600),
    ].flatMap((query) => [
      get(`/api/${slug}?${query}`, [200, 400, 431], administrator),
      get(`/api/${slug}?${query}`, [401, 431]),
    ]),
  ),
  get('/admin/%', 400),
  get('/admin/%', 400, administrator),
  get('/admin/%ff', [400, 404]),
  get('/_next/%', [400, 404]),
  get('/_next/static/%', [400, 404]),
  get('/media/%', [400, 404]),
  get('/%', [400, 404]),
  ...['Versions', 'versionS', 'COUNT', 'Access'].flatMap((word) =>
    ['faqs', 'blogs', 'users'].map((slug) => get(`/api/${slug}/${word}`, 404, administrator)),
  ),
  get(`/api/faqs/${idIn('faqs')}/Duplicate`, 404, administrator),
  // Names that are no server functions.
  ...['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf', 'isPrototypeOf', 'nothing', ''].flatMap(
    (name) => [action(name, {}), action(name, {}, 'editor'), action(name, {}, 'administrator')],
  ),

  // Found by the search: visitors' reads by method override.
  ...['abouts', 'services/count', 'faqs/count', `services/${idIn('services')}`, 'services/versions'].flatMap((word) =>
    ['', 'where[title][equals][0]=a', 'data[0][a]=any'].map((query) =>
      post(`/api/${word}`, query, [401, 405], { headers: [FORM_TYPE, OVERRIDE] }),
    ),
  ),
  // These told visitors their access rights, and parsed invalid bodies.
  ...['teams', 'abouts', 'media', 'sessions', 'audit', 'payload-locked-documents'].flatMap((word) => [
    post(`/api/${word}/access`, '', [401, 404, 405]),
    post(`/api/${word}/access`, '--b--\r\n', [401, 404, 405], { headers: [multipart] }),
    post(`/api/${word}/access/${idIn(word)}`, 'x', [401, 404, 405], {
      headers: [['Content-Type', 'multipart/form-data']],
    }),
  ]),
  get('/api/access', 401),
  ...['services', 'faqs', 'access', 'services/count?where[description.root.children.text][in]='].map((word) =>
    one('HEAD', `/api/${word}`, 401),
  ),
  // Dots and slashes that one layer resolved, and characters that one layer decoded.
  one('DELETE', '/api/blogs/./access', 404),
  one('HEAD', '/api/users/.', 404),
  one('OPTIONS', '/api/globals/../api/users', 404),
  one('TRACE', '/api/users//', 404),
  one('DELETE', '/api/reorder', 405),
  get('/api/%61bout', 404),
  post('/api/%75sers/login', signIn, 404),
  post('/api/users/l%6fgin', signIn, [404, 405]),
  get('/admin/api/users%zz', 400),
  get(`/admin/collections/blogs/x%ff`, 400),
  get(`/admin/collections/blogs/${idIn('blogs')}%ff`, 400, administrator),
  // Bodies by staff that caused errors in Payload.
  ...['abouts', 'services', 'teams', 'blogs', 'careers', 'faqs'].flatMap((slug) => [
    post(`/api/${slug}`, '', 400, { caller: 'editor' }),
    post(`/api/${slug}`, '"a"', 400, { caller: 'editor' }),
    post(`/api/${slug}`, 'null', 400, { caller: 'editor' }),
    post(`/api/${slug}`, '--b--\r\n', 400, { caller: 'editor', headers: [multipart] }),
    post(`/api/${slug}`, '--b--\r\n', [400, 415], {
      caller: 'editor',
      headers: [['Content-Type', 'multipart/mixed; boundary=b']],
    }),
    one('PATCH', `/api/${slug}`, 400, { caller: 'editor', body: '--x--\r\n', headers: [multipart] }),
    one('PATCH', `/api/${slug}/${idIn(slug)}`, 400, {
      caller: 'editor',
      body: 'x',
      headers: [['Content-Type', 'multipart/form-data; boundary=']],
    }),
  ]),
  post(`/api/services/${idIn('services')}/duplicate?data=a`, '', [200, 400, 404], { caller: 'editor' }),
  post('/api/payload-preferences', '', [400, 404, 405], { caller: 'editor', headers: [FORM_TYPE] }),
  one('DELETE', '/api/payload-preferences/nothing', [200, 404], { caller: 'editor' }),
  ...['title', 'description', 'url', 'image'].flatMap((word) =>
    ['', '{', 'a=b'].map((body) =>
      post(`/api/plugin-seo/generate-${word}`, body, [400, 403, 404, 415], { caller: 'editor' }),
    ),
  ),
  post('/api/users', 'where[createdAt][equals]=a', 400, { caller: 'editor', headers: [FORM_TYPE, OVERRIDE] }),
  post('/api/abouts', 'page[descriptionHtml]=', [200, 400], { caller: 'editor', headers: [FORM_TYPE, OVERRIDE] }),
  one('PATCH', '/api/abouts?where[title][equals]=a', 200, { caller: 'editor', body: {} }),
  one('PATCH', '/api/payload-kv/count', [404, 405], { caller: 'editor' }),
  // Server functions of the panel.
  ...(['visitor', 'editor'] as const).flatMap((caller) => [
    post('/admin', '--b--\r\n', [400, 401, 404, 415], { caller, headers: [['Next-Action', ACTION], multipart] }),
    post('/admin', '--b--\r\n', [400, 401, 404, 405, 415], { caller, headers: [['Next-Action', ''], multipart] }),
    post('/admin', '[{}]', 404, { caller, headers: [['Next-Action', LANGUAGE_ACTION], TEXT_TYPE] }),
    post('/admin/globals/site-settings', '', [404, 405], { caller }),
    ...['$n1', '$1', '$0:constructor:constructor', `$n${'9'.repeat(1_000_000)}`, '$@1', '$K1', '$T'].map((sign) =>
      action('slugify', { valueToSlugify: sign }, caller),
    ),
    post(
      '/admin',
      String.raw`[{"name":"slugify","args":{"valueToSlugify":"\u0024n${'9'.repeat(300_000)}"}}]`,
      [400, 401],
      {
        caller,
        headers: [['Next-Action', ACTION], TEXT_TYPE],
      },
    ),
  ]),
  // Slugs that would be special path segments in the API.
  ...['/blog', '/services-details', '/edit-blog'].flatMap((path) =>
    ['.', '..', '%2e', '%5c', '%3b', ';', '%2f', '%00'].map((slug) => get(`${path}/${slug}`, [301, 302, 400, 404])),
  ),
  // Paths that Next.js handles by itself.
  ...(['visitor', 'editor'] as const).flatMap((caller) => [
    get('/_next/data/x/admin.json', 404, { caller, headers: [PREVIEW] }),
    one('DELETE', '/_next/data/x/admin.json', [404, 405], { caller, headers: [PREVIEW] }),
    get('/admin/login', [200, 302, 307], { caller, headers: [PREVIEW] }),
    ...['/_next/image?url=%2Ffavicon.svg&w=64&q=75', '/_next/data/x/admin.json'].map((target) =>
      post(target, '--b', [400, 404, 405, 415], { caller, headers: [multipart] }),
    ),
  ]),
  get('/admin/globals/site-settings', [200, 302, 307, 404], { caller: 'editor' }),
  // Arguments of server functions that caused errors in Payload.
  ...(
    [
      ['slugify', {}],
      ['render-field', { schemaPath: 'blogs.title' }],
      ['render-document', {}],
      ['render-document', { collectionSlug: 'blogs' }],
      ['render-document-slots', {}],
      ['render-document-slots', { collectionSlug: 'users', id: [{ root: {} }] }],
      ['render-list', { collectionSlug: 'blogs', query: { where: { title: { near: 'a' } } } }],
      ['form-state', {}],
      ['form-state', { collectionSlug: 'blogs', data: 'a' }],
      ['form-state', { schemaPath: 'payload-jobs.key', widgetSlug: 'x' }],
      ['table-state', {}],
      ['table-state', { collectionSlug: 'nothing' }],
      ['table-state', { collectionSlug: 'constructor' }],
      ['table-state', { collectionSlug: {} }],
      ['table-state', { collectionSlug: 'audit' }],
      ['table-state', { collectionSlug: 'blogs', query: { sort: 1 } }],
      ['table-state', { collectionSlug: 'media', query: { where: { action: { equals: 'a' } } } }],
      ['table-state', { collectionSlug: 'blogs', query: { where: { title: { near: 'a' } } } }],
      ['schedule-publish', { date: 'x', doc: { relationTo: 'blogs', value: idIn('blogs') }, type: 'publish' }],
      ['schedule-publish', { date: '2100-01-01T00:00:00Z' }],
      ['schedule-publish', { date: '$D2100-01-01T00:00:00Z', doc: { relationTo: 'users', value: idIn('users') } }],
      ['get-upcoming-scheduled-publish', {}],
    ] as const
  ).map(([name, args]) => action(name, args, 'editor', [200, 400, 403, 404])),
  action('form-state', 'a'),
  action('form-state', {}),
  action('get-folder-results-component-and-data', {}),
  action('get-folder-results-component-and-data', {}, 'administrator'),
  action('copy-data-from-locale', { fromLocale: 'en' }, 'editor'),
  action('form-state', 'a', 'editor'),
  ...['createdAt', 'updatedAt'].map((name) =>
    one('PATCH', '/api/careers/~careers~', 400, { caller: 'editor', body: { [name]: '\u0089PNG' } }),
  ),
  one('PATCH', '/api/careers/~careers~?draft=true', 400, { caller: 'editor', body: { createdAt: { a: 1 } } }),
]
