import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { messages } from '#contract/messages.ts'
import type { Picture } from '#contract/media.ts'
import { aPicture, mockLibrary } from '../testing/library.ts'
import { mockContent, mockEndpoint, server } from '../testing/mock-api.ts'
import { visit } from '../testing/visit.tsx'
import { fitPicture } from './pictures/fit-picture.ts'
import { deferred } from '../testing/deferred.ts'

vi.mock(import('./pictures/fit-picture.ts'), () => ({ fitPicture: vi.fn<typeof fitPicture>() }))

beforeEach(() => {
  URL.createObjectURL = () => 'blob:1'
  URL.revokeObjectURL = () => undefined
})

afterEach(() => {
  vi.unstubAllGlobals()
})

it('where no picture is found, it leads to the documents', async () => {
  mockContent()
  mockEndpoint('get', '/loggedin', true)
  await visit('/media-list')
  const note = (await screen.findByText('No picture found')).parentElement as HTMLElement
  expect(within(note).getByRole('link', { name: 'Documents' })).toHaveAttribute('href', '/document-list')
})

it('a picture is replaced after a question that shows both files, and not when that is cancelled', async () => {
  mockContent()
  mockEndpoint('get', '/loggedin', true)
  const picture = aPicture()
  mockLibrary([picture])
  const sent: (string | null)[] = []
  server.use(
    http.put(`*/api/library/${picture._id}/file`, ({ request }) => {
      sent.push(request.headers.get('if-match'))
      return HttpResponse.json({ ...picture, name: 'new.png', revision: '"2"', uses: [] })
    }),
  )
  const { user } = await visit('/media-list')
  await screen.findByRole('button', { name: 'Replace everywhere: chart.png' })
  const png = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], 'new.png', {
    type: 'image/png',
  })
  const choose = async () => {
    await user.upload(screen.getByTestId('replacement'), png)
    return screen.findByRole('dialog', { name: 'Replace everywhere: chart.png?' })
  }
  const question = await choose()
  expect(question).toHaveTextContent('The old file is gone for good.')
  expect(
    within(question)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('chart.png'), expect.stringContaining('new.png')])
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(sent).toHaveLength(0)

  await user.click(within(await choose()).getByRole('button', { name: 'Replace' }))
  await waitFor(() => expect(sent).toEqual(['"1"']))
  await screen.findByRole('button', { name: 'Replace everywhere: new.png' })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('the file that was chosen last takes the place of a picture, also if another one is made smaller later', async () => {
  mockContent()
  mockEndpoint('get', '/loggedin', true)
  mockLibrary([aPicture()])
  vi.stubGlobal('createImageBitmap', vi.fn())
  const late = new File(['x'], 'first.png', { type: 'image/png' })
  const read = vi.spyOn(late, 'slice')
  let finish: () => void = () => undefined
  vi.mocked(fitPicture)
    .mockReturnValueOnce(new Promise<File>((resolve) => (finish = () => resolve(late))))
    .mockImplementationOnce((file) => Promise.resolve(file))
  const { user } = await visit('/media-list')
  const button = await screen.findByRole('button', { name: 'Replace everywhere: chart.png' })
  const choose = (name: string) =>
    user.upload(
      screen.getByTestId('replacement'),
      new File([new Uint8Array(5 * 1_048_576)], name, { type: 'image/png' }),
    )
  await choose('first.png')
  expect(screen.getByText('Preparing the image…')).toBeInTheDocument()
  expect(button).toHaveAttribute('aria-busy', 'true')
  await choose('second.png')
  const question = await screen.findByRole('dialog')
  expect(screen.queryByText('Preparing the image…')).not.toBeInTheDocument()
  expect(button).not.toHaveAttribute('aria-busy')
  finish()
  await waitFor(() => expect(read).toHaveBeenCalled())
  await act(() => late.arrayBuffer())
  expect(question).toHaveTextContent('second.png')
})

it('an alternative text that was not saved is there when the library is opened again, until it is saved', async () => {
  mockContent()
  mockEndpoint('get', '/loggedin', true)
  const picture = aPicture()
  mockLibrary([picture])
  const first = await visit('/media-list')
  const field = async () => screen.findByLabelText<HTMLInputElement>(/^Alternative text.*English/)
  const stored = (await field()).value
  await first.user.type(await field(), ' and more')
  first.unmount()
  const { user } = await visit('/media-list')
  expect(await field()).toHaveValue(`${stored} and more`)
  const alt = { ...picture.alt, en: `${stored} and more` }
  server.use(
    http.patch(`*/api/library/${picture._id}`, () => HttpResponse.json({ ...picture, alt, revision: '"2"', uses: [] })),
  )
  await user.type(await field(), '{Enter}')
  await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]))
  expect(await field()).toHaveValue(alt.en)
})

it('what is typed while an alternative text is being saved stays, and is there when the library is opened again', async () => {
  mockContent()
  mockEndpoint('get', '/loggedin', true)
  const picture = aPicture()
  const saved = { ...picture, alt: { ...picture.alt, en: 'A table' }, revision: '"2"' }
  const stored = [picture]
  mockLibrary(stored)
  let isSent = false
  const { promise: typed, resolve: answer } = deferred()
  server.use(
    http.patch(`*/api/library/${picture._id}`, async () => {
      isSent = true
      await typed
      stored[0] = saved
      return HttpResponse.json({ ...saved, uses: [] })
    }),
  )
  const first = await visit('/media-list')
  const field = async () => screen.findByLabelText<HTMLInputElement>(/^Alternative text.*English/)
  await first.user.clear(await field())
  await first.user.type(await field(), 'A table{Enter}')
  await waitFor(() => expect(isSent).toBe(true))
  await first.user.type(await field(), ' of prices')
  answer()
  await screen.findByText('The alternative text is saved')
  expect(await field()).toHaveValue('A table of prices')
  first.unmount()
  await visit('/media-list')
  expect(await field()).toHaveValue('A table of prices')
})

describe('an alternative text over another revision of its picture', () => {
  const picture = aPicture()
  async function save(newer: Partial<Picture>) {
    mockContent()
    mockEndpoint('get', '/loggedin', true)
    mockLibrary([picture])
    const stored = { ...picture, revision: '"2"', uses: [], ...newer }
    const sent: (string | null)[] = []
    server.use(
      http.get(`*/api/library/${picture._id}`, () => HttpResponse.json(stored)),
      http.patch(`*/api/library/${picture._id}`, async ({ request }) => {
        const tag = request.headers.get('if-match')
        sent.push(tag)
        if (tag !== stored.revision) return HttpResponse.json({ message: messages.changedMeanwhile }, { status: 412 })
        const { alt } = Object(await request.json())
        return HttpResponse.json({ ...stored, alt, revision: '"3"' })
      }),
    )
    const { user } = await visit('/media-list')
    const field = await screen.findByLabelText(/^Alternative text.*English/)
    await user.clear(field)
    await user.type(field, 'A table{Enter}')
    return { user, field, sent }
  }

  it('is saved if something else was changed', async () => {
    const { sent } = await save({ bytes: 2000 })
    await screen.findByText('The alternative text is saved')
    expect(sent).toEqual(['"1"', '"2"'])
  })

  it('is refused once if the text was changed, and stays typed', async () => {
    const { user, field, sent } = await save({ alt: { ...picture.alt, en: 'Somebody else’s' } })
    await screen.findByRole('alert')
    expect(field).toHaveValue('A table')
    await user.type(field, '{Enter}')
    await screen.findByText('The alternative text is saved')
    expect(sent).toEqual(['"1"', '"2"'])
  })
})

describe('a picture that somebody else has changed meanwhile', () => {
  const picture = aPicture()
  const newer = aPicture({ name: 'newer.png', revision: '"2"' })
  /** Refuses the first change, and takes the next one over the newer picture. */
  async function open() {
    mockContent()
    mockEndpoint('get', '/loggedin', true)
    mockLibrary([picture])
    const sent: [string | null, unknown?][] = []
    const answer = (tag: string | null) =>
      tag === newer.revision
        ? HttpResponse.json({ ...newer, name: 'mine.png', revision: '"3"', uses: [] })
        : HttpResponse.json({ message: messages.changedMeanwhile }, { status: 412 })
    server.use(
      http.get(`*/api/library/${picture._id}`, () => HttpResponse.json({ ...newer, uses: [] })),
      http.put(`*/api/library/${picture._id}/file`, ({ request }) => {
        sent.push([request.headers.get('if-match')])
        return answer(request.headers.get('if-match'))
      }),
      http.patch(`*/api/library/${picture._id}`, async ({ request }) => {
        sent.push([request.headers.get('if-match'), await request.json()])
        return answer(request.headers.get('if-match'))
      }),
    )
    return { ...(await visit('/media-list')), sent }
  }

  it('is shown, and replaced at the next attempt', async () => {
    const { user, sent } = await open()
    const bytes = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
    for (const name of ['chart.png', 'newer.png']) {
      await screen.findByRole('button', { name: `Replace everywhere: ${name}` })
      await user.upload(screen.getByTestId('replacement'), new File([bytes], 'a.png', { type: 'image/png' }))
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Replace' }))
    }
    await screen.findByRole('button', { name: 'Replace everywhere: mine.png' })
    expect(sent).toEqual([['"1"'], ['"2"']])
  })

  it('is shown in the dialog that crops it, which keeps what was drawn until that is saved', async () => {
    const { user, sent } = await open()
    await user.click(await screen.findByRole('button', { name: 'Crop and focal point of chart.png' }))
    const dialog = within(await screen.findByRole('dialog'))
    dialog.getByRole('button', { name: 'Part of the picture' }).focus()
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    await user.click(dialog.getByRole('button', { name: 'Apply' }))
    await screen.findByText(/^Somebody else has changed this meanwhile/)
    await user.click(dialog.getByRole('button', { name: 'Apply' }))
    await screen.findByRole('button', { name: 'Crop and focal point of mine.png' })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    const change = { focus: { x: 50, y: 50 }, crop: { x: 0, y: 0, width: 98, height: 100 } }
    expect(sent).toEqual([
      ['"1"', change],
      ['"2"', change],
    ])
  })
})

describe('more pictures without an alternative text', () => {
  async function open() {
    mockContent()
    mockEndpoint('get', '/loggedin', true)
    const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((_id) =>
      aPicture({ _id, name: `${_id}.png`, alt: { en: '', ne: '' } }),
    )
    const stored = new Map(all.map((each) => [each._id, each]))
    server.use(
      http.get('*/api/library', ({ request }) => {
        const after = new URL(request.url).searchParams.get('after')
        if (after !== null && !stored.has(after)) return HttpResponse.json({ message: 'No picture' }, { status: 400 })
        const keys = [...stored.keys()]
        const found = keys
          .slice(after === null ? 0 : keys.indexOf(after) + 1)
          .flatMap((id) => stored.get(id) ?? [])
          .filter(({ alt }) => alt.en === '')
        return HttpResponse.json({ pictures: found.slice(0, 2), total: found.length })
      }),
      http.patch('*/api/library/:id', ({ params: { id } }) => {
        const changed = { ...aPicture(stored.get(String(id))), alt: { en: 'Saved', ne: '' }, revision: '"2"' }
        stored.set(changed._id, changed)
        return HttpResponse.json({ ...changed, uses: [] })
      }),
      http.delete('*/api/library/:id', ({ params: { id } }) => {
        const picture = aPicture(stored.get(String(id)))
        stored.delete(picture._id)
        return HttpResponse.json({ ...picture })
      }),
    )
    const { user } = await visit('/media-list')
    const ids = () => [...document.querySelectorAll<HTMLElement>('[data-picture]')].map((row) => row.dataset['picture'])
    await screen.findByRole('button', { name: 'Delete a.png' })
    const more = () => user.click(screen.getByRole('button', { name: 'Show more' }))
    return { user, stored, ids, more }
  }

  it('are all shown, whatever was given one or deleted before', async () => {
    const { user, stored, ids, more } = await open()
    for (const field of screen.getAllByLabelText(/^Alternative text.*English/)) await user.type(field, 'Saved{Enter}')
    await waitFor(() =>
      expect([...stored.values()].map(({ alt }) => alt.en)).toEqual(['Saved', 'Saved', '', '', '', '']),
    )
    await more()
    await waitFor(() => expect(ids()).toEqual(['a', 'b', 'c', 'd']))
    await user.click(screen.getByRole('button', { name: 'Delete d.png' }))
    await waitFor(() => expect(ids()).toEqual(['a', 'b', 'c']))
    await more()
    await waitFor(() => expect(ids()).toEqual(['a', 'b', 'c', 'e', 'f']))
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  })

  it('are read from the start if somebody else has deleted the last one shown', async () => {
    const { stored, ids, more } = await open()
    stored.delete('b')
    await more()
    await waitFor(() => expect(ids()).toEqual(['a', 'c']))
    await more()
    await waitFor(() => expect(ids()).toEqual(['a', 'c', 'd', 'e']))
  })
})

it('a picture is deleted once, however often the button is pressed; who writes elsewhere meanwhile goes on there', async () => {
  mockContent()
  mockEndpoint('get', '/loggedin', true)
  const picture = aPicture()
  mockLibrary([picture])
  let deleted = 0
  const { promise: typed, resolve: answer } = deferred()
  server.use(
    http.delete(`*/api/library/${picture._id}`, async () => {
      deleted += 1
      await typed
      return HttpResponse.json(picture)
    }),
  )
  const { user } = await visit('/media-list')
  await user.dblClick(await screen.findByRole('button', { name: 'Delete chart.png' }))
  const search = screen.getByRole('searchbox')
  await user.type(search, 'table')
  answer()
  await screen.findByText('Deleted Successfully')
  expect([deleted, document.activeElement]).toEqual([1, search])
})

it('an alternative text over the limit is not cut, and is refused when it is saved', async () => {
  mockContent()
  mockEndpoint('get', '/loggedin', true)
  const picture = aPicture()
  mockLibrary([picture])
  const { user } = await visit('/media-list')
  const field = await screen.findByLabelText<HTMLInputElement>(/^Alternative text.*English/)
  const message = 'Alternative text must be at most 300 characters'
  mockEndpoint('patch', `/library/${picture._id}`, { message }, 400)
  await user.clear(field)
  await user.paste('a'.repeat(301))
  await user.keyboard('{Enter}')
  expect(await screen.findByText(message)).toBeInTheDocument()
  expect(field).toHaveValue('a'.repeat(301))
})
