import { describe, expect, it } from 'vitest'

import type { Answer } from '../support/client.ts'
import { entity, member, message } from '../support/entities.ts'
import { picture } from '../support/pictures.ts'
import { admin, create, createDraft, visitor } from './support/context.ts'

interface Added {
  id: string
  src: string
}

/** Adds a picture of 1200 by 600 pixels to the library. */
async function added(alt = ''): Promise<Added> {
  const { body } = await admin().post('/library', {}, { image: await picture('png', 1200, 600) })
  const id = String(member(body, '_id'))
  if (alt) await admin().patch(`/library/${id}`, { alt: { en: alt, ne: 'चित्र' } }, { headers: { 'if-match': '*' } })
  return { id, src: String(member(member(body, 'image'), 'filePath')) }
}

const figure = (id: string, caption = ''): string =>
  `<figure><img data-picture="${id}">${caption && `<figcaption>${caption}</figcaption>`}</figure>`

const shown = ({ id, src }: Added, alt = ''): string => {
  const base = src.replace(/\.png$/, '')
  return `<figure><img data-picture="${id}" src="${src}" srcset="${base}-480.webp 480w, ${base}-960.webp 960w, ${src} 1200w" sizes="(min-width: 760px) 720px, 92vw" width="1200" height="600" alt="${alt}" loading="lazy">`
}

const textOf = (answer: Answer): string => String(entity(answer)['description'])
const read = async (id: string, query = ''): Promise<string> =>
  textOf(await visitor().get(`/blog/blog-id/${id}${query}`))
const served = async (path: string): Promise<number> => (await visitor().fetch(path)).status
const usesOf = async (id: string): Promise<unknown> => member((await admin().get(`/library/${id}`)).body, 'uses')
const newest = async (post: string): Promise<unknown> =>
  member((await admin().get(`/blogs/${post}?depth=0`)).body, 'description')

describe('a picture in a text', () => {
  it('has its file, sizes and alternative text from the library; what was read can be written', async () => {
    const flags = await added('Flags')
    const made = await create('blog', { description: `<p>a</p>${figure(flags.id, 'On a roof')}` })
    const html = `<p>a</p>${shown(flags, 'Flags')}<figcaption>On a roof</figcaption></figure>`
    expect(made['description']).toBe(html)
    expect(await read(made._id)).toBe(html)
    expect(textOf(await admin().patch(`/blog/${made._id}`, { description: html }))).toBe(html)
    // A change of the picture's own alternative text needs no change of the text.
    await admin().patch(`/library/${flags.id}`, { alt: { en: 'Prayer flags' } }, { headers: { 'if-match': '*' } })
    expect(await read(made._id)).toContain('alt="Prayer flags"')
    expect(JSON.stringify(await newest(made._id))).not.toContain('src')
    expect((await visitor().get('/blog/?q=roof')).text).toContain(made._id)
  })

  it('may have an alternative text of its own', async () => {
    const flags = await added('Flags')
    const text = figure(flags.id).replace(`"${flags.id}"`, `"${flags.id}" alt="Where we met"`)
    const made = await create('blog', { description: text })
    expect(made['description']).toContain('alt="Where we met"')
    await admin().patch(`/library/${flags.id}`, { alt: { en: 'Other' } }, { headers: { 'if-match': '*' } })
    expect(await read(made._id)).toContain('alt="Where we met"')
  })

  it('is known by the file that pages show, and shows the one that replaced it', async () => {
    const one = await added()
    const made = await create('blog', { description: `<p><img src="https://example.com${one.src}">after</p>` })
    expect(made['description']).toBe(`${shown(one)}</figure><p>after</p>`)
    const body = new FormData()
    const other = await picture('png', 300, 200)
    body.append('image', new File([new Uint8Array(other.bytes)], 'p.png', { type: 'image/png' }))
    const replaced = await admin().fetch(`/api/library/${one.id}/file`, {
      method: 'PUT',
      body,
      headers: { 'if-match': '*' },
    })
    expect(replaced.status).toBe(200)
    const html = await read(made._id)
    expect(html).toContain('width="300" height="200"')
    expect(html).not.toContain(one.src)
    expect(html).not.toContain('srcset')
    // The text as an older form sends it, which still names the picture.
    const form = String(made['description']).replace('after', 'later')
    expect(textOf(await admin().patch(`/blog/${made._id}`, { description: form }))).toBe(html.replace('after', 'later'))
  })

  it('is of the library: of others there are the words', async () => {
    const gone = { id: '0123456789abcdef01234567', src: `/media/${'0'.repeat(32)}-00000000.png` }
    const made = await create('blog', {
      description: `<p>a</p><img src="${gone.src}" alt="Chart">${figure(gone.id, 'Caption')}<img src="https://example.com/x.png" alt="Far" onerror="alert(1)"><img src="data:image/png;base64,AAAA">`,
    })
    expect(made['description']).toBe('<p>a</p><p>Chart</p><p>Caption</p><p>Far</p>')
  })

  it('is one of at most 100', async () => {
    const { id } = await added()
    const full = figure(id, 'x').repeat(100)
    const made = await create('blog', { description: full })
    expect((await admin().patch(`/blog/${made._id}`, { description: await read(made._id) })).status).toBe(200)
    const refused = await admin().patch(`/blog/${made._id}`, { description: full + figure(id) })
    expect([refused.status, message(refused)]).toEqual([400, 'Description must have at most 100 pictures'])
    const node = { type: 'upload', version: 3, relationTo: 'media', value: id, format: '', fields: {} }
    const structure = { root: { type: 'root', children: Array.from({ length: 101 }, () => node) } }
    const other = await create('blog')
    const panel = await admin().patch(`/blogs/${other._id}`, { description: structure })
    expect([panel.status, panel.text]).toEqual([400, expect.stringContaining('must have at most 100 pictures')])
  })

  it('counts as a use, in every language and in drafts; it cannot be deleted meanwhile', async () => {
    const [english, nepali, draft] = [await added(), await added('Alt'), await added()]
    const made = await create('blog', { title: 'Uses', description: figure(english.id) })
    await admin().patch(`/blog/${made._id}?lang=ne`, { description: `<p>क</p>${figure(nepali.id)}` })
    const document = await newest(made._id)
    const drafted: unknown = JSON.parse(JSON.stringify(document).replaceAll(english.id, draft.id))
    const { status } = await admin().patch(`/blogs/${made._id}?draft=true`, { description: drafted, _status: 'draft' })
    expect(status).toBe(200)
    expect(await read(made._id, '?lang=ne')).toContain('alt="चित्र"')
    for (const { id, src } of [english, nepali, draft]) {
      expect(await admin().get(`/library/${id}`)).toMatchObject({ status: 200 })
      expect(await usesOf(id)).toEqual([{ type: 'blog', _id: made._id, title: 'Uses' }])
      expect((await admin().remove(`/library/${id}`)).status).toBe(409)
      expect(await served(src)).toBe(200)
    }
    expect(JSON.stringify((await admin().get('/library?unused=true&limit=100')).body)).not.toContain(draft.id)
  })

  it('is in the feed with its whole address', async () => {
    const one = await added()
    await create('blog', { description: `<p><a href="/price">p</a></p>${figure(one.id)}` })
    const feed = (await visitor().fetch('/feed.xml')).text.replaceAll('&#34;', '"')
    const origin = /<link>(http[^<]*)\/blog</.exec(feed)?.[1]
    const whole = `${origin}${one.src}`
    expect(feed).toContain(`src="${whole}" srcset="${whole.replace('.png', '-480.webp')} 480w`)
    expect(feed).toContain(`href="${origin}/price"`)
  })

  it('goes to the trash with the last text that shows it, and comes back with it', async () => {
    const one = await added()
    const made = await create('blog', { description: figure(one.id) })
    await admin().remove(`/blog/${made._id}`)
    expect(await served(one.src)).toBe(404)
    expect((await admin().post(`/trash/blog/${made._id}`)).status).toBe(200)
    expect(await served(one.src)).toBe(200)
    expect(await read(made._id)).toBe(`${shown(one)}</figure>`)
  })

  it('goes once it is taken out, and comes back with the version that had it, or with the text', async () => {
    const one = await added()
    const made = await create('blog', { description: `<p>a</p>${figure(one.id)}` })
    await admin().patch(`/blog/${made._id}`, { description: '<p>a</p>' })
    expect(await served(one.src)).toBe(404)
    const versions = await admin().get(`/blogs/versions?where[parent][equals]=${made._id}&sort=createdAt&depth=0`)
    const docs = member(versions.body, 'docs')
    const first: unknown = Array.isArray(docs) ? docs[0] : undefined
    expect((await admin().post(`/blogs/versions/${String(member(first, 'id'))}`)).status).toBe(200)
    expect(await served(one.src)).toBe(200)
    expect(await read(made._id)).toBe(`<p>a</p>${shown(one)}</figure>`)
    await admin().patch(`/blog/${made._id}`, { description: '<p>a</p>' })
    await admin().patch(`/blog/${made._id}`, { description: figure(one.id) })
    expect(await served(one.src)).toBe(200)
    expect(await read(made._id)).toBe(`${shown(one)}</figure>`)
  })

  it('is shown in previews and kept by the panel’s form as it stands', async () => {
    const one = await added('Own')
    const description = {
      root: {
        type: 'root',
        children: [
          {
            type: 'upload',
            version: 3,
            id: '65f0c0ffee65f0c0ffee65f0',
            relationTo: 'media',
            value: one.id,
            format: '',
            fields: { caption: 'Below', alt: '' },
          },
        ],
      },
    }
    const post = await createDraft('blogs', { title: 'Panel', description })
    const preview = await admin().get(`/preview/blog/${post}`)
    expect(textOf(preview)).toBe(`${shown(one, 'Own')}<figcaption>Below</figcaption></figure>`)
    expect(textOf(await admin().post(`/preview/blog/${post}`, { description }))).toBe(textOf(preview))
    const refused = await admin().patch(`/blogs/${post}`, {
      description: {
        root: { ...description.root, children: [{ type: 'upload', relationTo: 'users', value: one.id }] },
      },
      _status: 'published',
    })
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('not of the library')])
  })

  it('that was pasted into the panel’s editor and is not of the library is not stored, and keeps nothing from being published', async () => {
    const pending = { type: 'upload', version: 3, pending: { formID: '1', src: 'https://evil.test/track.gif' } }
    const words = { type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text: 'Pasted' }] }
    const root = (...children: object[]) => ({ root: { type: 'root', children } })
    const description = root(words, pending)
    const post = await createDraft('blogs', { title: 'Pasted', description })
    expect(await newest(post)).toEqual(root(words))
    // The editor takes over what an autosave answers, and still needs the picture that it uploads.
    const autosaved = await admin().patch(`/blogs/${post}?draft=true&autosave=true&depth=0`, {
      description: root(pending, words),
    })
    expect(member(member(autosaved.body, 'doc'), 'description')).toEqual(root(pending, words))
    expect((await admin().get(`/blogs/${post}?draft=true&depth=0`)).body).toMatchObject({ description: root(words) })
    const saved = await admin().patch(`/blogs/${post}?depth=0`, { description, _status: 'published' })
    expect([saved.status, saved.text]).toEqual([200, expect.not.stringContaining('evil.test')])
    expect(await read(post)).toBe('<p>Pasted</p>')
    expect((await admin().get(`/blogs/versions?where[parent][equals]=${post}`)).text).not.toContain('evil.test')
  })
})
