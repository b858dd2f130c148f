import { fireEvent, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'

import { messages } from '#contract/messages.ts'
import type { AnyEntity } from '#contract/resource.ts'
import { problemIn } from '#contract/problem-in.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { mockMutation, unchanged, writingOf } from '../../testing/staff/mock-mutations.ts'
import { mockSignedInList, openEdit, openList } from '../../testing/staff/open-screen.ts'
import { aMember, aPost } from '../../testing/entries.ts'
import { mockEndpoint, server } from '../../testing/mock-api.ts'
import { visit } from '../../testing/visit.tsx'

vi.mock('../editor/rich-text-editor.tsx', () => import('../../testing/staff/plain-editor.tsx'))

const post = aPost({ _id: '7' })
const tab = (name: RegExp) => screen.getByRole('tab', { name })
const button = (name: string) => screen.getByRole('button', { name })
const inNepali = (label: string) => screen.getByLabelText(`${label} (नेपाली)`)

/** The answer in a language: in Nepali with what fell back. */
const answerIn = (request: Request, english: AnyEntity, nepali: AnyEntity): AnyEntity =>
  new URL(request.url).searchParams.get('lang') === 'ne' ? nepali : english

/** Mocks an entry of a type with drafts in two languages. Returns the calls that write it, each with its language and tag. */
function mockBoth(nepali: Partial<AnyEntity> = {}) {
  let texts: AnyEntity = { ...post, fellBack: ['title', 'description'], ...nepali }
  let saved = 0
  const calls: string[] = []
  const read = (request: Request) => {
    const entry = answerIn(request, post, texts)
    return writingOf(entry, entry === post ? '"en"' : `"ne${saved}"`, { state: saved > 0 ? 'changed' : 'published' })
  }
  const write = async (verb: string, request: Request) => {
    const lang = new URL(request.url).searchParams.get('lang') ?? 'en'
    calls.push(`${verb} ${lang} ${request.headers.get('if-match') ?? 'any'}`)
    if (lang !== 'ne') return HttpResponse.json({ ...read(request) })
    const body: object = Object(await request.json())
    calls.push(JSON.stringify(body))
    const fellBack = texts.fellBack?.filter((name) => !Object.keys(body).includes(name)) ?? []
    texts = { ...texts, ...body, fellBack }
    saved += 1
    return HttpResponse.json({ ...read(request) })
  }
  server.use(
    http.get('*/api/state/blog/:id', ({ request }) => HttpResponse.json({ ...read(request) })),
    unchanged('blog'),
    http.patch('*/api/draft/blog/:id', ({ request }) => write('save', request)),
    http.post('*/api/publish/blog/:id', ({ request }) => write('publish', request)),
  )
  return calls
}

async function openBoth(nepali?: Partial<AnyEntity>) {
  mockSignedInList('blog', [post])
  const calls = mockBoth(nepali)
  const visited = await visit('/edit-blog/7')
  await screen.findByRole('button', { name: 'Update' })
  return { ...visited, calls }
}

describe('the languages of a form', () => {
  it('are tabs, chosen by arrow keys; what is typed in one stays while the other is shown', async () => {
    const { user } = await openBoth()
    const english = tab(/English/)
    expect([english.getAttribute('aria-selected'), english.tabIndex]).toEqual(['true', 0])
    await user.type(screen.getByLabelText('Title'), ' again')
    english.focus()
    await user.keyboard('{ArrowRight}')
    expect(tab(/नेपाली/)).toHaveFocus()
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName(/^नेपाली/)
    expect(inNepali('Title')).toHaveAttribute('lang', 'ne')
    expect(await screen.findByLabelText('Description (नेपाली)')).toHaveAttribute('lang', 'ne')
    await user.type(inNepali('Title'), 'कर')
    tab(/नेपाली/).focus()
    await user.keyboard('{ArrowRight}')
    expect(english).toHaveFocus()
    expect(screen.getByLabelText('Title')).toBeVisible()
    expect(screen.getByLabelText('Title')).toHaveValue(`${post.title} again`)
    await user.keyboard('{End}')
    expect(inNepali('Title')).toHaveValue('कर')
    await user.keyboard('{Home}')
    expect(english).toHaveFocus()
  })

  it('show the English of what is missing beside the empty field, and send none of it', async () => {
    const { user, calls } = await openBoth()
    expect(tab(/नेपाली/)).toHaveAccessibleName('नेपाली not yet')
    await user.click(tab(/नेपाली/))
    expect(inNepali('Title')).toHaveValue('')
    expect(inNepali('Title')).toHaveAccessibleDescription(`English: ${post.title}`)
    expect(await screen.findByRole('group', { name: 'Description in English' })).toBeVisible()
    await user.click(button('Update'))
    await screen.findByText('Blog updated successfully')
    expect(calls).toEqual(['publish en "en"'])
  })

  it('ask to check a translation while its English differs from what the form was opened with', async () => {
    const { user } = await openBoth({ title: 'कर', fellBack: [] })
    const title = screen.getByLabelText('Title')
    const check = 'The English text was changed: check that this one still says the same.'
    expect(tab(/नेपाली/)).toHaveAccessibleName('नेपाली')
    await user.type(title, '!')
    expect(tab(/नेपाली/)).toHaveAccessibleName('नेपाली to check')
    await user.click(tab(/नेपाली/))
    expect(inNepali('Title')).toHaveAccessibleDescription(`${check} English: ${post.title}!`)
    expect(await screen.findByLabelText('Description (नेपाली)')).not.toHaveAccessibleDescription(check)
    await user.type(inNepali('Title'), '!')
    expect(inNepali('Title')).toHaveAccessibleDescription(`English: ${post.title}!`)
    await user.type(inNepali('Title'), '{Backspace}')
    expect(tab(/नेपाली/)).toHaveAccessibleName('नेपाली to check')
    await user.type(title, '{Backspace}')
    expect(tab(/नेपाली/)).toHaveAccessibleName('नेपाली')
  })

  it('begin with a copy of the formatted English while a text is empty', async () => {
    const { user, calls } = await openBoth()
    await user.click(tab(/नेपाली/))
    await user.click(await screen.findByRole('button', { name: 'Start from the English text' }))
    const copied = await screen.findByLabelText('Description (नेपाली)')
    expect(copied).toHaveValue(post.description)
    expect(copied).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Start from the English text' })).not.toBeInTheDocument()
    await user.click(button('Save draft'))
    await screen.findByText('Draft saved')
    expect(calls).toEqual(['save ne "ne0"', JSON.stringify({ description: post.description })])
    await user.clear(copied)
    expect(button('Start from the English text')).toBeVisible()
  })

  it('begin with no copy of a text of which a picture is on its way', async () => {
    const { user } = await openBoth()
    const english = await screen.findByLabelText('Description')
    const picture = '<img data-picture="0b5bd0a4-7f8f-4b0a-9f3c-2f0a6b1d8c11" alt="" loading="lazy">'
    fireEvent.change(english, { target: { value: `<p>Rates</p><figure>${picture}</figure>` } })
    await user.click(tab(/नेपाली/))
    expect(await screen.findByRole('group', { name: 'Description in English' })).toBeVisible()
    const copy = () => screen.queryByRole('button', { name: 'Start from the English text' })
    expect(copy()).not.toBeInTheDocument()
    const added = picture.replace(' alt', ' src="/media/desk.png" srcset="/media/desk-480.webp 480w" alt')
    fireEvent.change(english, { target: { value: `<p>Rates</p><figure>${added}</figure>` } })
    expect(copy()).toBeVisible()
  })

  it('show the English with its formatting, sanitized', async () => {
    const { user } = await openBoth()
    const english =
      '<h2>Rates</h2><p onclick="x()">See <a href="/price">prices</a></p><img src="https://x.example/a.png">'
    fireEvent.change(await screen.findByLabelText('Description'), { target: { value: english } })
    await user.click(tab(/नेपाली/))
    const source = within(await screen.findByRole('group', { name: 'Description in English' }))
    expect(await source.findByRole('heading', { name: 'Rates' })).toBeVisible()
    expect(source.getByRole('link', { name: 'prices' })).toHaveAttribute('target', '_blank')
    expect(source.getByText(/See/)).not.toHaveAttribute('onclick')
    expect(source.queryByRole('img')).not.toBeInTheDocument()
  })

  it('are saved each with its own revision, then published together', async () => {
    const { user, calls } = await openBoth()
    await user.click(tab(/नेपाली/))
    await user.type(inNepali('Title'), 'कर')
    expect(tab(/नेपाली/)).toHaveAccessibleName('नेपाली partly')
    await user.click(button('Save draft'))
    await screen.findByText('Draft saved')
    expect(screen.getByText('Changed')).toBeInTheDocument()
    await user.type(inNepali('Title'), ' विवरण')
    await user.click(button('Update'))
    expect(await screen.findByText('Blog updated successfully')).toHaveAttribute('href', `/ne/blog/${post.slug}`)
    expect(calls).toEqual([
      'save ne "ne0"',
      '{"title":"कर"}',
      'save ne "ne1"',
      '{"title":"कर विवरण"}',
      'publish en "en"',
    ])
  })

  it('show the tab and the field that the server refuses', async () => {
    const { user } = await openBoth()
    await user.click(tab(/नेपाली/))
    await user.type(inNepali('Title'), 'कर')
    await user.click(tab(/English/))
    const message = 'Title must be at most 200 characters'
    refuse(400, { message, errors: [{ field: 'title', message }] })
    await user.click(button('Update'))
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(tab(/नेपाली/)).toHaveAttribute('aria-selected', 'true')
    await vi.waitFor(() => expect(inNepali('Title')).toHaveFocus())
    expect(inNepali('Title')).toHaveAccessibleDescription(`${message} English: ${post.title}`)
  })

  it('show the tab and the field of a refusal that names the other language', async () => {
    const { user } = await openBoth({ description: '<p>कर</p>', fellBack: ['title'] })
    const problem = staffMessages.notRichText
    const refusal = problemIn('ne', problem)
    const failure = { message: refusal, errors: [{ field: 'description', message: refusal }] }
    server.use(http.post('*/api/publish/blog/:id', () => HttpResponse.json(failure, { status: 400 })))
    await user.click(button('Update'))
    expect(await screen.findByRole('alert')).toHaveTextContent(refusal)
    expect(tab(/नेपाली/)).toHaveAttribute('aria-selected', 'true')
    expect(await screen.findByLabelText('Description (नेपाली)')).toBeInvalid()
    expect(screen.getByText(problem)).toBeVisible()
    expect(screen.getByLabelText('Description')).toBeValid()
  })

  it('come back after a reload, each in its tab', async () => {
    const first = await openBoth()
    await first.user.type(screen.getByLabelText('Title'), '!')
    await first.user.click(tab(/नेपाली/))
    await first.user.type(inNepali('Title'), 'कर')
    first.unmount()
    const { user } = await openBoth()
    await user.click(await screen.findByRole('button', { name: 'Restore it' }))
    expect(screen.getByLabelText('Title')).toHaveValue(`${post.title}!`)
    await user.click(tab(/नेपाली/))
    expect(inNepali('Title')).toHaveValue('कर')
  })

  it('do not lose a text that was kept before there were two', async () => {
    const texts = { title: 'Kept', description: '', slug: '', seoTitle: '', seoDescription: '' }
    localStorage.setItem('draft:blog:7', JSON.stringify({ texts, at: 1 }))
    const { user } = await openBoth({ title: 'कर', fellBack: ['description'] })
    await user.click(await screen.findByRole('button', { name: 'Restore it' }))
    expect(screen.getByLabelText('Title')).toHaveValue('Kept')
    await user.click(tab(/नेपाली/))
    expect(inNepali('Title')).toHaveValue('कर')
  })

  it('are previewed each at its own address', async () => {
    const { user } = await openBoth()
    const opened = { location: { href: '' }, close: vi.fn<() => void>() }
    vi.spyOn(window, 'open').mockReturnValue(Object(opened))
    await user.click(tab(/नेपाली/))
    await user.click(button('Preview'))
    await vi.waitFor(() => expect(opened.location.href).toBe('/ne/preview/blog/7'))
  })

  it('are compared with a version, and restored, together', async () => {
    const { user } = await openBoth({ title: 'नयाँ', fellBack: ['description'] })
    const older = { ...post, title: 'Older', fellBack: undefined }
    const olderInNepali = { ...post, title: 'पुरानो', fellBack: ['description'] }
    mockEndpoint('get', '/versions/blog/7', [
      { _id: 'b', savedAt: '2026-11-20T08:00:00.000Z', who: 'Asha Rai', isPublished: false, title: post.title },
      { _id: 'a', savedAt: '2026-11-19T08:00:00.000Z', who: null, isPublished: true, title: 'Older' },
    ])
    server.use(
      http.get('*/api/versions/blog/7/a', ({ request }) =>
        HttpResponse.json({ ...answerIn(request, older, olderInNepali) }),
      ),
      http.post('*/api/versions/blog/7/a', () =>
        HttpResponse.json({ ...writingOf(older, '"9"', { state: 'changed' }) }),
      ),
    )
    await user.click(screen.getByText('History'))
    await user.click(await screen.findByRole('button', { name: /^Compare with/ }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('Title (नेपाली)')).toBeInTheDocument()
    expect(dialog.getByText(/पुरानो/)).toBeInTheDocument()
    mockBoth({ title: 'पुरानो', fellBack: ['description'] })
    await user.click(dialog.getByRole('button', { name: 'Restore' }))
    await screen.findByText('Restored as a draft')
    expect(screen.getByLabelText('Title')).toHaveValue('Older')
    await user.click(tab(/नेपाली/))
    expect(inNepali('Title')).toHaveValue('पुरानो')
  })

  it('going back to the version that visitors see says that the changes are discarded', async () => {
    const { user } = await openBoth({ title: 'नयाँ' })
    const seen = { ...post, title: 'Seen' }
    mockEndpoint('get', '/versions/blog/7', [
      { _id: 'b', savedAt: '2026-11-20T08:00:00.000Z', who: 'Asha Rai', isPublished: false, title: post.title },
      { _id: 'a', savedAt: '2026-11-19T08:00:00.000Z', who: null, isPublished: true, title: 'Seen' },
    ])
    mockEndpoint('get', '/versions/blog/7/a', seen)
    mockEndpoint('post', '/versions/blog/7/a', { ...writingOf(seen, '"9"', { state: 'published' }) })
    await user.click(screen.getByText('History'))
    await user.click(await screen.findByRole('button', { name: /^Compare with/ }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Restore' }))
    await screen.findByText('Changes discarded')
  })
})

describe('somebody else’s Nepali', () => {
  async function overtaken() {
    const opened = await openBoth()
    await opened.user.type(screen.getByLabelText('Title'), ', mine')
    await opened.user.click(tab(/नेपाली/))
    await opened.user.type(inNepali('Title'), 'मेरो')
    refuse(412, { message: messages.changedMeanwhile })
    await opened.user.click(button('Save draft'))
    const dialog = await screen.findByRole('dialog', { name: 'A newer version was saved' })
    expect(dialog).toHaveTextContent('what you have typed in नेपाली is kept above the form')
    const choose = (name: string) => opened.user.click(within(dialog).getByRole('button', { name }))
    return { ...opened, choose }
  }

  it('is loaded, and what was typed in English stays', async () => {
    const { choose } = await overtaken()
    mockBoth({ title: 'उनको', fellBack: ['description'] })
    await choose('Load the newer version')
    await vi.waitFor(() => expect(inNepali('Title')).toHaveValue('उनको'))
    expect(screen.getByLabelText('Title')).toHaveValue(`${post.title}, mine`)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('what was typed in place of it can be restored', async () => {
    const { user, choose } = await overtaken()
    mockBoth({ title: 'उनको', fellBack: ['description'] })
    await choose('Load the newer version')
    await user.click(await screen.findByRole('button', { name: 'Restore it' }))
    expect(inNepali('Title')).toHaveValue('मेरो')
    expect(screen.getByLabelText('Title')).toHaveValue(`${post.title}, mine`)
  })

  it('is replaced by mine, without replacing anybody’s English', async () => {
    const { choose } = await overtaken()
    const calls = mockBoth()
    await choose('Save mine')
    await vi.waitFor(() => expect(calls).toEqual(['save ne any', '{"title":"मेरो"}', 'save en "en"']))
  })
})

it('a new post is published in both languages at once', async () => {
  const { user, form } = await openList('blog')
  const calls = mockBoth()
  server.use(
    http.post('*/api/draft/blog', () =>
      HttpResponse.json({ ...writingOf(post, '"en"', { state: 'draft' }) }, { status: 201 }),
    ),
  )
  await user.type(form.getByLabelText('Title'), post.title)
  await user.click(tab(/नेपाली/))
  await user.type(inNepali('Title'), 'कर')
  await user.click(button('Create'))
  expect(await screen.findByText('Blog create successfully')).toBeInTheDocument()
  expect(calls).toEqual(['save ne any', '{"title":"कर"}', 'publish en "en"'])
  expect(inNepali('Title')).toHaveValue('')
  expect(tab(/English/), 'the empty form begins with English').toHaveAttribute('aria-selected', 'true')
  await vi.waitFor(() => expect(form.getByLabelText('Title')).toHaveFocus())
})

describe('a type without drafts', () => {
  const member = aMember({ _id: '7', name: 'Asha', post: 'Partner' })

  it('has its Nepali saved before its English, each with its ETag', async () => {
    const { user } = await openEdit('team', member)
    const calls: string[] = []
    server.use(
      http.get('*/api/team/team-id/7', () => HttpResponse.json({ ...member }, { headers: { etag: '"ne2"' } })),
      http.patch('*/api/team/7', ({ request }) => {
        calls.push(`${new URL(request.url).search} ${request.headers.get('if-match') ?? ''}`.trim())
        return HttpResponse.json({ ...member })
      }),
    )
    await user.click(tab(/नेपाली/))
    await user.type(inNepali('Name'), 'आशा')
    await user.click(button('Update'))
    await screen.findByText('Team updated successfully')
    expect(calls).toEqual(['?lang=ne "1"', '"1"'])
  })

  it('requires an English title', async () => {
    const { user } = await openList('blog')
    await user.click(tab(/नेपाली/))
    await user.type(inNepali('Title'), 'कर')
    const draft = writingOf({ ...post, title: '', fellBack: [] }, '"1"', { state: 'draft' })
    const failure = { message: 'Title is required', errors: [{ field: 'title', message: 'Title is required' }] }
    server.use(
      http.post('*/api/draft/blog', () => HttpResponse.json({ ...draft }, { status: 201 })),
      http.patch('*/api/draft/blog/:id', () => HttpResponse.json({ ...draft })),
      http.post('*/api/publish/blog/:id', () => HttpResponse.json(failure, { status: 400 })),
    )
    await user.click(button('Create'))
    const said = 'Title is required in English, too: write it on the tab “English”'
    expect(await screen.findByRole('alert')).toHaveTextContent(said)
    expect(screen.getByLabelText('Title')).toHaveAccessibleDescription(said)
    expect(screen.getByLabelText('Title')).toBeVisible()
    expect(screen.getByLabelText('Title')).toHaveFocus()
  })

  it('is not created twice when its Nepali is refused', async () => {
    const { user, form } = await openList('team')
    const created = mockMutation('post', 'team', { status: 201, body: member })
    const message = 'Name must be at most 100 characters'
    let isRefused = true
    const patched: string[] = []
    server.use(
      http.get('*/api/team/team-id/7', () => HttpResponse.json({ ...member }, { headers: { etag: '"1"' } })),
      http.patch('*/api/team/7', ({ request }) => {
        const { search } = new URL(request.url)
        patched.push(search)
        return isRefused && search !== ''
          ? HttpResponse.json({ message, errors: [{ field: 'name', message }] }, { status: 400 })
          : HttpResponse.json({ ...member })
      }),
    )
    await user.type(form.getByLabelText('Name'), 'Asha')
    await user.type(form.getByLabelText('Post'), 'Partner')
    await user.click(tab(/नेपाली/))
    await user.type(inNepali('Name'), 'आशा')
    await user.click(button('Create'))
    await screen.findByText(message, { selector: 'p' })
    isRefused = false
    await user.type(inNepali('Name'), '!')
    await user.click(button('Create'))
    await screen.findByText('Team create successfully')
    expect(created).toHaveLength(1)
    expect(patched).toEqual(['?lang=ne', '?lang=ne', ''])
  })

  it('asks which Nepali to keep where somebody else has written it since the form created the entry', async () => {
    const { user, form } = await openList('team')
    mockMutation('post', 'team', { status: 201, body: member })
    const theirs = { ...member, name: 'उनको', fellBack: ['post'] }
    server.use(
      unchanged('team'),
      http.get('*/api/team/team-id/7', ({ request }) =>
        HttpResponse.json({ ...answerIn(request, member, theirs) }, { headers: { etag: '"2"' } }),
      ),
      http.patch('*/api/team/7', () => HttpResponse.json({ message: messages.changedMeanwhile }, { status: 412 })),
    )
    await user.type(form.getByLabelText('Name'), 'Asha')
    await user.type(form.getByLabelText('Post'), 'Partner')
    await user.click(tab(/नेपाली/))
    await user.type(inNepali('Name'), 'मेरो')
    await user.click(button('Create'))
    await user.click(await screen.findByRole('button', { name: 'Load the newer version' }))
    await vi.waitFor(() => expect(inNepali('Name')).toHaveValue('उनको'))
    expect(screen.getByLabelText('Name')).toHaveValue('Asha')
    await user.click(await screen.findByRole('button', { name: 'Restore it' }))
    expect(inNepali('Name')).toHaveValue('मेरो')
  })
})

it('the list says what is not translated yet, and filters by it', async () => {
  mockSignedInList('team', [
    aMember({ _id: '1', name: 'None' }),
    aMember({ _id: '2', name: 'Partly' }),
    aMember({ _id: '3', name: 'Whole' }),
  ])
  mockEndpoint('get', '/translations/team', [
    { _id: '1', state: 'none', fellBack: ['name', 'post'] },
    { _id: '2', state: 'partly', fellBack: ['post'] },
  ])
  const { user } = await visit('/add-team')
  const table = within(await screen.findByRole('table'))
  expect(table.getByRole('cell', { name: /None.*No नेपाली yet/ })).toBeInTheDocument()
  const filter = screen.getByLabelText('Translation')
  const shown = async (choice: string) => {
    await user.selectOptions(filter, choice)
    return table.getAllByRole('row').length - 1
  }
  expect(await shown('Partly in नेपाली')).toBe(1)
  expect(table.getByText('Partly')).toBeInTheDocument()
  expect(await shown('No नेपाली yet')).toBe(1)
  expect(await shown('In नेपाली, too')).toBe(1)
  expect(table.getByText('Whole')).toBeInTheDocument()
  fireEvent.change(filter, { target: { value: '' } })
  expect(table.getAllByRole('row')).toHaveLength(4)
})

/** Refuses what is saved in Nepali. */
const refuse = (status: number, body: { message: string; errors?: object[] }): void =>
  server.use(http.patch('*/api/draft/blog/:id', () => HttpResponse.json({ ...body }, { status })))
