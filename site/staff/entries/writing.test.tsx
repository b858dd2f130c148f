import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse, type JsonBodyType } from 'msw'
import { describe, expect, it, vi } from 'vitest'

import { messages } from '#contract/messages.ts'
import type { Writing } from '#contract/writing.ts'
import { mockSignedInList, openEdit, openList } from '../../testing/staff/open-screen.ts'
import { mockMutation, unchanged, writingOf } from '../../testing/staff/mock-mutations.ts'
import { aPost } from '../../testing/entries.ts'
import { mockContent, mockEndpoint, mockHeld, server } from '../../testing/mock-api.ts'
import { visit } from '../../testing/visit.tsx'
import { deferred } from '../../testing/deferred.ts'

vi.mock('../editor/rich-text-editor.tsx', () => import('../../testing/staff/plain-editor.tsx'))

const post = aPost({ _id: '7' })
/** A response that is on its way until it is let go. */
function slow(body: JsonBodyType) {
  const { promise: released, resolve: release } = deferred()
  return { release, answer: async () => (await released, HttpResponse.json(body)) }
}

/** Whether nothing can be typed. */
const isLocked = () => screen.getByLabelText('Title').closest('[inert]') !== null

const button = (name: string) => screen.getByRole('button', { name })
const inDialog = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name })

/** The names of the rows in the order that is shown. */
const shownOrder = () => screen.getAllByRole('button', { name: /^Move / }).map(({ ariaLabel }) => ariaLabel?.slice(5))

/** Mocks the writing calls; each saves what is sent and counts the revision on. */
function mockWriting(initial: Partial<Writing> = {}) {
  let stored = { ...writingOf(post, '"r0"'), ...initial }
  const calls: string[] = []
  const answer = async (name: string, request: Request, given: Partial<Writing> = {}) => {
    const isForm = request.headers.get('content-type')?.includes('multipart')
    const texts = isForm ? [...(await request.formData())].filter(([, value]) => typeof value === 'string') : []
    const sent = Object.fromEntries(texts)
    calls.push([name, request.headers.get('if-match') ?? '', sent['title'] ?? ''].join(' ').trim())
    stored = { ...stored, entry: { ...stored.entry, ...sent }, revision: `"r${calls.length}"`, ...given }
    return HttpResponse.json({ ...stored }, { status: request.method === 'POST' && name === 'create' ? 201 : 200 })
  }
  server.use(
    http.get('*/api/state/blog/:id', () => HttpResponse.json({ ...stored })),
    unchanged('blog'),
    http.post('*/api/draft/blog', ({ request }) => answer('create', request, { state: 'draft' })),
    http.patch('*/api/draft/blog/:id', ({ request }) =>
      answer(request.url.endsWith('?autosave=true') ? 'autosave' : 'save', request, {
        state: stored.state === 'draft' ? 'draft' : 'changed',
      }),
    ),
    http.post('*/api/publish/blog/:id', ({ request }) => answer('publish', request, { state: 'published' })),
    http.post('*/api/unpublish/blog/:id', ({ request }) => answer('unpublish', request, { state: 'draft' })),
    http.put('*/api/schedule/blog/:id', async ({ request }) => {
      const body = Object(await request.clone().json())
      return answer('schedule', request, { scheduled: [{ action: body.action, at: body.at }] })
    }),
    http.delete('*/api/schedule/blog/:id', ({ request }) => answer('unschedule', request, { scheduled: [] })),
  )
  return calls
}

async function openDraft() {
  mockSignedInList('blog', [post])
  const calls = mockWriting({ state: 'draft' })
  const visited = await visit('/edit-blog/7')
  await screen.findByRole('button', { name: 'Publish' })
  return { ...visited, calls }
}

describe('a new entry', () => {
  async function savedByItself() {
    const opened = await openList('blog')
    const calls = mockWriting()
    const title = opened.form.getByLabelText('Title')
    fireEvent.change(title, { target: { value: 'One' } })
    await vi.waitFor(() => expect(calls).toEqual(['create  One']), { timeout: 5000 })
    return { ...opened, calls, title }
  }

  it('has the focus in its title, and leads to its own screen once it is saved as a draft', async () => {
    const { user, form } = await openList('blog')
    const calls = mockWriting()
    expect(form.getByLabelText('Title')).toHaveFocus()
    // Nothing is typed yet: there would be an empty draft.
    for (const name of ['Save draft', 'Preview']) expect(button(name)).toBeDisabled()
    await user.keyboard('{Control>}s{/Control}Begun')
    await user.click(button('Save draft'))
    expect(await screen.findByText('Draft saved')).toHaveAttribute('href', '/preview/blog/7')
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit blog' })).toBeInTheDocument()
    expect(calls).toEqual(['create  Begun'.replace('  ', '  ')])
  })

  it('leads to its own screen with somebody else’s newer version, and offers what was typed', async () => {
    const { user, title } = await savedByItself()
    server.use(
      http.patch('*/api/draft/blog/:id', () =>
        HttpResponse.json({ message: messages.changedMeanwhile }, { status: 412 }),
      ),
    )
    fireEvent.change(title, { target: { value: 'Mine' } })
    await user.click(button('Save draft'))
    await user.click(await screen.findByRole('button', { name: 'Load the newer version' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit blog' })).toBeInTheDocument()
    expect(await screen.findByLabelText('Title')).toHaveValue('One')
    await user.click(await screen.findByRole('button', { name: 'Restore it' }))
    expect(screen.getByLabelText('Title')).toHaveValue('Mine')
  })

  it('is published by the contract’s call; the toast leads to its page', async () => {
    const { user, form } = await openList('blog')
    const calls = mockMutation('post', 'blog', { status: 201, body: { ...post } })
    await user.type(form.getByLabelText('Title'), 'At once')
    await user.click(button('Create'))
    expect(await screen.findByText('Blog create successfully')).toHaveAttribute('href', `/blog/${post.slug}`)
    expect(calls).toHaveLength(1)
  })

  it('is made once, although the answer was lost and more was typed since', async () => {
    const { user } = await openList('blog')
    const calls = mockWriting()
    const sent: unknown[] = []
    const title = screen.getByLabelText('Title')
    server.use(
      http.post('*/api/draft/blog', async ({ request }) => {
        sent.push([request.headers.get('idempotency-key'), (await request.clone().formData()).get('title')])
        return sent.length === 1 ? HttpResponse.error() : undefined
      }),
    )
    fireEvent.change(title, { target: { value: 'One' } })
    await screen.findByText(/^Not saved:/, {}, { timeout: 5000 })
    fireEvent.change(title, { target: { value: 'One and two' } })
    await user.click(button('Save draft'))
    await screen.findByText('Draft saved')
    expect(sent).toEqual([
      [expect.stringMatching(/./), 'One'],
      [Object(sent[0])[0], 'One'],
    ])
    expect(calls).toEqual(['create  One', 'save "r1" One and two'])
  })

  it('is made once, although the answer of publishing it was lost and it was saved by itself since', async () => {
    const { user } = await openList('blog')
    const calls = mockWriting()
    const keys: (string | null)[] = []
    const noted = ({ request }: { request: Request }) => void keys.push(request.headers.get('idempotency-key'))
    server.use(
      http.post('*/api/blog', (given) => (noted(given), HttpResponse.error())),
      http.post('*/api/draft/blog', noted),
    )
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'One' } })
    await user.click(button('Create'))
    await user.click(button('Create'))
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'One and two' } })
    await vi.waitFor(() => expect(calls).toEqual(['create  One', 'autosave "r1" One and two']), { timeout: 5000 })
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
  })

  it('is created anew by the next save if it was deleted while it is being written', async () => {
    const { user, calls, title } = await savedByItself()
    const gone = () => HttpResponse.json({ message: 'Not found' }, { status: 404 })
    server.use(http.patch('*/api/draft/blog/:id', gone, { once: true }))
    fireEvent.change(title, { target: { value: 'Two' } })
    await screen.findByText(/^Not saved:/, {}, { timeout: 5000 })
    await vi.waitFor(() => expect(localStorage.getItem('draft:blog:new')).toContain('Two'))
    await user.click(button('Save draft'))
    await screen.findByText('Draft saved')
    expect(calls).toEqual(['create  One', 'create  Two'])
  })

  it('takes no text while it is published, after which the form is empty', async () => {
    const { user } = await openList('blog')
    const published = slow({ ...post })
    server.use(http.post('*/api/blog', published.answer))
    await user.type(screen.getByLabelText('Title'), 'Now{Enter}')
    expect(isLocked()).toBe(true)
    published.release()
    await screen.findByText('Blog create successfully')
    expect(isLocked()).toBe(false)
    expect(screen.getByLabelText('Title')).toHaveValue('')
  })

  it('is saved by itself while it is typed, once and then again, and published from there', async () => {
    const { user, form, calls, title } = await savedByItself()
    expect(await screen.findByText(/^Saved as a draft/)).toBeInTheDocument()
    fireEvent.change(title, { target: { value: 'Two' } })
    await vi.waitFor(() => expect(calls).toHaveLength(2), { timeout: 5000 })
    await user.click(button('Create'))
    await screen.findByText('Blog create successfully')
    expect(calls).toEqual(['create  One', 'autosave "r1" Two', 'publish "r2" Two'])
    expect(form.getByLabelText('Title')).toHaveValue('')
    expect(localStorage).toHaveLength(0)
  })
})

describe('a save that runs by itself', () => {
  it('marks what was refused and leaves the cursor and the language where they are', async () => {
    await openList('blog')
    const wrong = { field: 'title', message: 'Title must be at most 200 characters' }
    const refused = { message: wrong.message, errors: [wrong] }
    server.use(http.post('*/api/draft/blog', () => HttpResponse.json(refused, { status: 400 })))
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Too long' } })
    const description = await screen.findByLabelText('Description')
    description.focus()
    fireEvent.change(description, { target: { value: 'First' } })
    await screen.findByText(/^Not saved:/, {}, { timeout: 5000 })
    expect(screen.getByLabelText('Title')).toBeInvalid()
    expect(description).toHaveFocus()
  })

  it('goes on after a refusal once the content has changed, and says so', async () => {
    const { form } = await openList('blog')
    const calls = mockWriting()
    const wrong = { field: 'title', message: 'Title must be at most 200 characters' }
    let refusals = 0
    server.use(
      http.post('*/api/draft/blog', async ({ request }) => {
        const title = (await request.clone().formData()).get('title')
        if (title !== 'Too long') return undefined
        refusals += 1
        return HttpResponse.json({ message: wrong.message, errors: [wrong] }, { status: 400 })
      }),
    )
    const title = form.getByLabelText('Title')
    fireEvent.change(title, { target: { value: 'Too long' } })
    await screen.findByText(/^Not saved:/, {}, { timeout: 5000 })
    fireEvent.change(title, { target: { value: 'Short' } })
    expect(screen.queryByText(/^Not saved:/)).not.toBeInTheDocument()
    // What was refused is known already.
    fireEvent.change(title, { target: { value: 'Too long' } })
    expect(screen.getByText(/^Not saved:/)).toBeInTheDocument()
    fireEvent.change(title, { target: { value: 'Short' } })
    await vi.waitFor(() => expect(calls).toEqual(['create  Short']), { timeout: 5000 })
    expect(await screen.findByText(/^Saved as a draft/)).toBeInTheDocument()
    expect(refusals).toBe(1)
  })

  it('is repeated when the connection is back', async () => {
    const { form } = await openList('blog')
    const calls = mockWriting()
    server.use(http.post('*/api/draft/blog', () => HttpResponse.error(), { once: true }))
    fireEvent.change(form.getByLabelText('Title'), { target: { value: 'One' } })
    await screen.findByText(/^Not saved:/, {}, { timeout: 5000 })
    fireEvent(window, new Event('online'))
    await vi.waitFor(() => expect(calls).toEqual(['create  One']))
    await vi.waitFor(() => expect(screen.queryByText(/^Not saved:/)).not.toBeInTheDocument())
  })

  it('shows a new entry in the list below it, and leaves offered text to the form of new entries', async () => {
    const first = await openList('blog')
    fireEvent.change(await screen.findByLabelText('Description'), { target: { value: 'Lost' } })
    await vi.waitFor(() => expect(Object.keys(localStorage)).toEqual(['draft:blog:new']))
    first.unmount()
    await openList('blog')
    mockWriting()
    await screen.findByRole('button', { name: 'Restore it' })
    mockSignedInList('blog', [{ ...post, title: 'Another' }])
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Another' } })
    expect(await screen.findByRole('link', { name: /^Edit Another/ }, { timeout: 5000 })).toBeInTheDocument()
    await vi.waitFor(() => expect(Object.keys(localStorage)).toEqual(['draft:blog:new']))
    expect(localStorage.getItem('draft:blog:new')).toContain('Lost')
    expect(screen.getByRole('button', { name: 'Restore it' })).toBeInTheDocument()
  })
})

describe('an entry that is being written', () => {
  it.each(['Save draft', 'Publish'])('does not offer older text any more after %s', async (name) => {
    const first = await openDraft()
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Older' } })
    await vi.waitFor(() => expect(localStorage.getItem('draft:blog:7')).toContain('Older'))
    first.unmount()
    const { user, calls } = await openDraft()
    await screen.findByRole('button', { name: 'Restore it' })
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Newer' } })
    await user.click(button(name))
    await vi.waitFor(() => expect(calls.at(-1)).toMatch(/ Newer$/))
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Restore it' })).not.toBeInTheDocument())
    await vi.waitFor(() => expect(localStorage.getItem('draft:blog:7')).toBeNull())
  })

  it('is published from its draft', async () => {
    const { user, calls } = await openDraft()
    expect(screen.getByText('Draft')).toBeInTheDocument()
    await user.type(screen.getByLabelText('Title'), '!')
    await user.click(button('Publish'))
    expect(await screen.findByText('Blog published')).toHaveAttribute('href', `/blog/${post.slug}`)
    expect(calls).toEqual([`publish "r0" ${post.title}!`])
  })

  it('says that visitors see an older one, until the changes are discarded', async () => {
    const { user } = await openEdit('blog', post)
    mockWriting()
    mockMutation('patch', 'about', { body: {} })
    await user.type(screen.getByLabelText('Title'), ' and more')
    // Of a Nepali keyboard.
    const isLeftToBrowser = fireEvent.keyDown(screen.getByLabelText('Title'), { key: 'स', code: 'KeyS', ctrlKey: true })
    expect(isLeftToBrowser).toBe(false)
    expect(await screen.findByText('Changed')).toBeInTheDocument()
    expect(screen.getByText(/Visitors see what was published before/)).toBeInTheDocument()
    const discarded = slow({ ...writingOf(post, '"r2"') })
    const tags: unknown[] = []
    server.use(
      http.delete('*/api/draft/blog/7', ({ request }) => {
        tags.push(request.headers.get('if-match'))
        return discarded.answer()
      }),
    )
    await user.click(screen.getByText('Publish later, or unpublish'))
    await user.click(button('Discard changes'))
    await user.click(inDialog('Discard changes'))
    expect(isLocked()).toBe(true)
    discarded.release()
    await screen.findByText('Changes discarded')
    expect(tags).toEqual(['"r1"'])
    expect(await screen.findByText('Published')).toBeInTheDocument()
    expect(screen.getByLabelText('Title')).toHaveValue(post.title)
  })

  it('is published without the picture that a save before has sent, after which there is nothing to save', async () => {
    URL.createObjectURL = () => 'blob:1'
    URL.revokeObjectURL = () => undefined
    const { user } = await openDraft()
    const pictures: string[] = []
    const { release, answer } = slow({ ...writingOf(post, '"r1"'), state: 'changed' })
    const noted = async ({ request }: { request: Request }) =>
      pictures.push(`${request.method} ${(await request.clone().formData()).has('image')}`)
    server.use(
      http.patch('*/api/draft/blog/:id', async (given) => (await noted(given), answer())),
      http.post('*/api/publish/blog/:id', async (given) => void (await noted(given))),
    )
    fireEvent.change(screen.getByLabelText('Image'), {
      target: { files: [new File(['x'], 'a.png', { type: 'image/png' })] },
    })
    await vi.waitFor(() => expect(pictures).toEqual(['PATCH true']), { timeout: 5000 })
    const list = slow([post])
    server.use(http.get('*/api/blog', list.answer), http.get('*/api/blog/', list.answer))
    await user.click(button('Publish'))
    release()
    await vi.waitFor(() => expect(pictures).toEqual(['PATCH true', 'POST false']))
    await screen.findByText(/is published|Visitors see it as it is here/)
    expect(screen.queryByText(/^a\.png/)).not.toBeInTheDocument()
    list.release()
  })

  it('is withdrawn from visitors', async () => {
    const { user } = await openEdit('blog', post)
    const calls = mockWriting()
    await user.click(screen.getByText('Publish later, or unpublish'))
    await user.click(button('Unpublish'))
    await user.click(inDialog('Cancel'))
    expect(calls).toEqual([])
    await user.click(button('Unpublish'))
    await user.click(inDialog('Unpublish'))
    expect(await screen.findByText('Unpublished')).toBeInTheDocument()
    expect(screen.getByText('Draft')).toBeInTheDocument()
    expect(calls).toEqual(['unpublish "1"'])
  })

  it('is scheduled by the clock of Kathmandu, and not any more', async () => {
    const { user, calls } = await openDraft()
    await user.click(screen.getByText('Publish later'))
    await user.click(button('Schedule'))
    expect(screen.getByLabelText('Date')).toHaveAccessibleDescription('Choose a date and a time.')
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2999-01-02' } })
    fireEvent.change(screen.getByLabelText('Time in Kathmandu'), { target: { value: '10:00' } })
    await user.click(button('Schedule'))
    expect(await screen.findByText('Will be published Jan 2, 2999, 10:00 AM')).toBeInTheDocument()
    expect(screen.getByText('Scheduled')).toBeInTheDocument()
    await user.click(button('Cancel schedule'))
    await screen.findByText('Schedule cancelled')
    expect(calls).toEqual(['schedule', 'unschedule'])
  })

  it('is not published now while a time is filled in that was not scheduled, and is once it is cleared', async () => {
    const { user, calls } = await openDraft()
    await user.click(screen.getByText('Publish later'))
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2999-01-02' } })
    await user.click(button('Publish'))
    const date = screen.getByLabelText('Date')
    expect(date).toHaveAccessibleDescription(/^Press Schedule for this time, or clear the date to publish now\./)
    expect(date).toHaveFocus()
    expect(calls).toEqual([])
    fireEvent.change(date, { target: { value: '' } })
    await user.click(button('Publish'))
    await vi.waitFor(() => expect(calls).toContainEqual(expect.stringMatching(/^publish/)))
  })

  it('is not scheduled while something is missing, which is shown where it is', async () => {
    const { user } = await openDraft()
    const failure = { message: 'Title is required', errors: [{ field: 'title', message: 'Title is required' }] }
    server.use(http.put('*/api/schedule/blog/:id', () => HttpResponse.json(failure, { status: 400 })))
    await user.click(screen.getByText('Publish later'))
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2999-01-02' } })
    await user.click(button('Schedule'))
    await vi.waitFor(() => expect(screen.getByLabelText('Title')).toHaveFocus())
    expect(screen.getByLabelText('Title')).toHaveAccessibleDescription('Title is required')
  })

  it('shows how search engines will, and sends only what was changed of that', async () => {
    const { user } = await openDraft()
    const sent: string[][] = []
    server.use(
      http.patch('*/api/draft/blog/:id', async ({ request }) => {
        sent.push([...(await request.formData()).keys()])
        return HttpResponse.json({ ...writingOf(post, '"2"', { state: 'draft' }) })
      }),
    )
    await user.click(screen.getByText('Address and search result'))
    const preview = within(screen.getByRole('group', { name: 'Preview of the search result' }))
    expect(preview.getByText(`${post.title} | Lekhdanda`)).toBeInTheDocument()
    await user.type(screen.getByLabelText('Search title'), 'For engines')
    expect(await preview.findByText('For engines')).toBeInTheDocument()
    await user.click(button('Save draft'))
    await screen.findByText('Draft saved')
    expect(sent).toEqual([['title', 'description', 'seoTitle']])
  })

  it('has a history to compare with, and goes back in it', async () => {
    const { user } = await openDraft()
    const older = aPost({ _id: '7', title: 'Filing any return' })
    mockEndpoint('get', '/versions/blog/7', [
      { _id: 'b', savedAt: '2026-11-20T08:00:00.000Z', who: 'Asha Rai', isPublished: false, title: post.title },
      { _id: 'a', savedAt: '2026-11-19T08:00:00.000Z', who: null, isPublished: true, title: 'Filing any return' },
    ])
    mockEndpoint('get', '/versions/blog/7/a', { ...older })
    const restored = slow({ ...writingOf(older, '"9"', { state: 'draft' }) })
    server.use(http.post('*/api/versions/blog/7/a', restored.answer))
    await user.click(screen.getByText('History'))
    const compare = await screen.findByRole('button', { name: /^Compare with the version of Nov 19, 2026/ })
    expect(screen.getByText('Asha Rai')).toBeInTheDocument()
    // It stays open, and as it is, while what is typed is saved by itself.
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: `${post.title}!` } })
    mockEndpoint('get', '/versions/blog/7', [
      { _id: 'c', savedAt: '2026-11-21T08:00:00.000Z', who: 'Asha Rai', isPublished: false, title: `${post.title}!` },
      { _id: 'a', savedAt: '2026-11-19T08:00:00.000Z', who: null, isPublished: true, title: 'Filing any return' },
    ])
    await screen.findByText(`${post.title}!`, {}, { timeout: 5000 })
    expect(compare).toBeInTheDocument()
    await user.click(compare)
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/any return$/)).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Restore' }))
    // What is typed now would be replaced.
    expect(isLocked()).toBe(true)
    expect(button('Save draft')).toBeDisabled()
    restored.release()
    expect(await screen.findByText('Restored as a draft')).toBeInTheDocument()
    await vi.waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Filing any return'))
    expect(isLocked()).toBe(false)
  })

  it('is saved, not published, by Enter in a field', async () => {
    const { user, calls } = await openDraft()
    await user.type(screen.getByLabelText('Title'), '!{Enter}')
    expect(await screen.findByText('Draft saved')).toBeInTheDocument()
    expect(calls).toEqual([`save "r0" ${post.title}!`])
  })

  it('stops saving by itself over somebody else’s change, and asks', async () => {
    await openDraft()
    server.use(
      http.patch('*/api/draft/blog/:id', () =>
        HttpResponse.json({ message: messages.changedMeanwhile }, { status: 412 }),
      ),
    )
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Mine' } })
    expect(await screen.findByRole('dialog', {}, { timeout: 5000 })).toHaveTextContent(messages.changedMeanwhile)
    // The dialog says who changed it: the line behind it does not say it differently.
    expect(screen.getByText(/^Not saved:/)).not.toHaveTextContent(messages.changedMeanwhile)
    const timers = vi.spyOn(window, 'setTimeout')
    fireEvent.click(button('Go on editing'))
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Mine and more' } })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    // The pause after which it would be saved, and ask again.
    expect(timers.mock.calls.filter(([, ms = 0]) => ms > 1000)).toEqual([])
  })
})

describe('the list', () => {
  it('shows and filters states, and leads to the page or the preview of each', async () => {
    mockSignedInList('blog', [
      post,
      aPost({ _id: '8', title: '', slug: '' }),
      aPost({ _id: '9', title: 'Later' }),
      aPost({ _id: '10', title: 'Due' }),
    ])
    mockEndpoint('get', '/state/blog', [
      { _id: '8', state: 'draft', scheduled: [] },
      { _id: '9', state: 'changed', scheduled: [{ action: 'publish', at: '2999-01-01T00:00:00.000Z' }] },
      {
        _id: '10',
        state: 'draft',
        scheduled: [{ action: 'publish', at: '2026-01-01T00:00:00.000Z', failed: 'Title is required' }],
      },
    ])
    const { user } = await visit('/add-blog')
    const table = within(await screen.findByRole('table'))
    expect(table.getByText('Untitled')).toBeInTheDocument()
    expect(table.getByRole('link', { name: 'See Untitled' })).toHaveAttribute('href', '/preview/blog/8')
    expect(table.getByRole('link', { name: `See ${post.title}` })).toHaveAttribute('href', `/blog/${post.slug}`)
    await user.selectOptions(screen.getByLabelText('State'), 'Scheduled')
    expect(table.getAllByRole('row')).toHaveLength(2)
    expect(table.getByText('Later')).toBeInTheDocument()
    await user.selectOptions(screen.getByLabelText('State'), 'Schedule failed')
    expect(table.getByText('Due')).toBeInTheDocument()
    expect(table.getAllByRole('row')).toHaveLength(2)
    await user.selectOptions(screen.getByLabelText('State'), 'Changed')
    expect(screen.getByText('None match this filter.')).toBeInTheDocument()
  })

  it('is put in order with the arrow keys', async () => {
    const { user } = await openList('faq', [
      { _id: '1', title: 'One', description: 'A' },
      { _id: '2', title: 'Two', description: 'B' },
      { _id: '3', title: 'Three', description: 'C' },
    ])
    const moves = mockEndpoint('post', '/order/faq', {})
    await screen.findByRole('table')
    button('Move One').focus()
    await user.keyboard('{ArrowUp}{ArrowDown}')
    expect(await screen.findByText('One is now 2 of 3.')).toBeInTheDocument()
    await waitFor(() => expect(moves).toEqual([{ id: '1', after: '2' }]))
    mockEndpoint('post', '/order/faq', { message: messages.fault }, 500)
    await user.keyboard('{ArrowDown}')
    expect(await screen.findByText(messages.fault)).toBeInTheDocument()
    expect(screen.queryByText(/One is now/)).not.toBeInTheDocument()
  })

  it('moves rows at once and saves the moves in order; after one that fails, the list is as it is stored', async () => {
    const titles = ['One', 'Two', 'Three', 'Four']
    const faqs = titles.map((title, at) => ({ _id: String(at + 1), title, description: 'A' }))
    const { user } = await openList('faq', faqs)
    const release = mockHeld('post', '/order/faq', {})
    await screen.findByRole('table')
    button('Move Four').focus()
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    expect(shownOrder()).toEqual(['Four', 'One', 'Two', 'Three'])
    expect(button('Move Four')).toHaveFocus()
    const moves = mockEndpoint('post', '/order/faq', {})
    mockContent({ faq: [faqs[3], faqs[0], faqs[1], faqs[2]].filter((faq) => faq !== undefined) })
    release()
    await waitFor(() =>
      expect(moves).toEqual([
        { id: '4', after: '1' },
        { id: '4', after: null },
      ]),
    )
    expect(shownOrder()).toEqual(['Four', 'One', 'Two', 'Three'])

    const fail = mockHeld('post', '/order/faq', { message: messages.fault }, 500)
    button('Move Three').focus()
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(shownOrder()).toEqual(['Four', 'Three', 'One', 'Two'])
    const dropped = mockEndpoint('post', '/order/faq', {})
    fail()
    expect(await screen.findByText(messages.fault)).toBeInTheDocument()
    await waitFor(() => expect(shownOrder()).toEqual(['Four', 'One', 'Two', 'Three']))
    expect(dropped).toEqual([])
    expect(button('Move Three')).toHaveFocus()
  })

  it('keeps the order of a move that is saved while the reload after another one is on its way', async () => {
    const faqs = ['One', 'Two', 'Three'].map((title, at) => ({ _id: String(at + 1), title, description: 'A' }))
    const { user } = await openList('faq', faqs)
    await screen.findByRole('table')
    const moves = mockEndpoint('post', '/order/faq', {})
    const first = slow([...faqs])
    const second = slow([...faqs])
    const reloads = [first.answer, second.answer]
    let asked = 0
    server.use(http.get('*/api/faq', () => reloads[asked++]?.() ?? HttpResponse.json([])))
    button('Move Three').focus()
    await user.keyboard('{ArrowUp}')
    await waitFor(() => expect(asked).toBe(1))
    await user.keyboard('{ArrowUp}')
    await waitFor(() => expect(asked).toBe(2))
    first.release()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(shownOrder()).toEqual(['Three', 'One', 'Two'])
    button('Move Two').focus()
    await user.keyboard('{ArrowUp}')
    await waitFor(() => expect(moves).toHaveLength(3))
    expect(moves[2]).toEqual({ id: '2', after: '3' })
    second.release()
  })

  it.each([
    ['saved', 200, ['Two', 'One', 'Three']],
    ['rejected', 500, ['One', 'Two', 'Three']],
  ])(
    'keeps its rows and the focus after a move that is %s, if they cannot be reloaded',
    async (_what, status, order) => {
      const faqs = ['One', 'Two', 'Three'].map((title, at) => ({ _id: String(at + 1), title, description: 'A' }))
      const { user } = await openList('faq', faqs)
      await screen.findByRole('table')
      mockEndpoint('post', '/order/faq', { message: messages.fault }, status)
      const reloads = mockEndpoint('get', '/faq', { message: 'Not now' }, 503)
      button('Move One').focus()
      await user.keyboard('{ArrowDown}')
      await waitFor(() => expect(reloads).toHaveLength(1))
      await new Promise((resolve) => setTimeout(resolve, 100))
      expect(shownOrder()).toEqual(order)
      expect(button('Move One')).toHaveFocus()
      expect(screen.queryByText('Not now')).not.toBeInTheDocument()
    },
  )
})
