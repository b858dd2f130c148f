import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { $getRoot, $selectAll } from 'lexical'
import { beforeEach, describe, expect, it } from 'vitest'

import { transportAtom } from '../../../state/api-atom.ts'
import { aPicture, mockLibrary } from '../../../testing/library.ts'
import { server } from '../../../testing/mock-api.ts'
import { pageRequest } from '../../../testing/page-request.ts'
import { open, tool } from '../testing/open.tsx'
import { deferred } from '../../../testing/deferred.ts'

const picture = aPicture()
const { filePath } = picture.image

const figure = (alt = 'A chart', caption = '', id = picture._id): string =>
  `<figure><img data-picture="${id}" src="${filePath}" srcset="${filePath.replace('.png', '-480.webp')} 480w, ${filePath} 800w" sizes="(min-width: 760px) 720px, 92vw" width="800" height="600" alt="${alt}" loading="lazy">${caption && `<figcaption>${caption}</figcaption>`}</figure>`

beforeEach(() => getDefaultStore().set(transportAtom, { fetch: pageRequest('/').fetch }))

type Opened = Awaited<ReturnType<typeof open>>

const shownIn = ({ box }: Opened): HTMLElement[] => [...box.querySelectorAll<HTMLElement>('figure')]

/** Clicks a picture of the text. */
async function select(opened: Opened, index = 0): Promise<void> {
  const image = shownIn(opened)[index]?.firstElementChild
  if (!image) throw new Error('no such picture')
  await act(async () => void fireEvent.click(image))
}

const png = (name: string) => new File([new Uint8Array([137, 80, 78, 71])], name, { type: 'image/png' })

const press = ({ box }: Opened, key: string, more: object = {}): Promise<void> =>
  act(async () => void fireEvent.keyDown(box, { key, ...more }))

describe('the picture tool', () => {
  it('inserts a picture of the library with a caption where the caret is, in three clicks', async () => {
    mockLibrary([picture])
    const opened = await open('<p>one</p><p>two</p>')
    await act(async () => opened.editor.update(() => void $getRoot().getFirstChild()?.selectEnd()))
    await opened.user.click(tool('Picture'))
    await opened.user.click(await screen.findByRole('button', { name: 'A chart' }))
    const alt = await screen.findByRole('textbox', { name: 'Alternative text' })
    expect(alt).toHaveValue('A chart')
    expect(alt).toHaveFocus()
    await opened.user.type(screen.getByRole('textbox', { name: 'Caption' }), 'Year 2082')
    await opened.user.click(screen.getByRole('button', { name: 'Insert' }))
    expect(opened.html()).toBe(`<p>one</p>${figure('A chart', 'Year 2082')}<p>two</p>`)
    expect(tool('Picture'), 'the caret is behind it, so that one writes on').toHaveAttribute('aria-pressed', 'false')
    expect(within(opened.box).getByRole('img', { name: 'A chart' })).toHaveAttribute('src', filePath)
  })

  it('adds a file from the disk to the library first', async () => {
    mockLibrary([], [picture])
    const opened = await open('')
    await opened.user.click(tool('Picture'))
    await opened.user.upload(await screen.findByLabelText(/Add pictures/), png('a.png'))
    await opened.user.click(await screen.findByRole('button', { name: 'Insert' }))
    expect(opened.html()).toBe(`${figure()}<p><br></p>`)
  })

  it('opens nothing when a file has been added after its dialog was closed', async () => {
    const { promise: ready, resolve: answer } = deferred()
    mockLibrary([], [picture], ready)
    const ended = new Promise<void>((resolve) =>
      server.events.on('response:mocked', ({ request }) => (request.method === 'POST' ? resolve() : undefined)),
    )
    const { user } = await open('<p>a</p>')
    await user.click(tool('Picture'))
    await user.upload(await screen.findByLabelText(/Add pictures/), png('a.png'))
    await screen.findByRole('progressbar')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    answer()
    await ended
    await user.click(tool('Picture'))
    expect(await screen.findByText('No picture found')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Insert' })).not.toBeInTheDocument()
  })

  it('adds the first of several files that are dropped', async () => {
    mockLibrary([], [picture, 'No second file'])
    const opened = await open('')
    await opened.user.click(tool('Picture'))
    const files = [png('first.png'), png('second.png')]
    fireEvent.drop(await screen.findByLabelText(/Add pictures/), { dataTransfer: { files } })
    expect(screen.getByText('first.png')).toBeInTheDocument()
    expect(screen.queryByText('second.png')).not.toBeInTheDocument()
    await opened.user.click(await screen.findByRole('button', { name: 'Insert' }))
    expect(opened.html()).toBe(`${figure()}<p><br></p>`)
  })

  it('changes the texts of a selected picture, and takes it out', async () => {
    const opened = await open(`<p>a</p>${figure()}<p>b</p>`)
    await select(opened)
    await opened.user.click(tool('Picture'))
    const alt = await screen.findByRole('textbox', { name: 'Alternative text' })
    await opened.user.clear(alt)
    await opened.user.type(alt, 'Taxes{Enter}')
    expect(opened.html()).toBe(`<p>a</p>${figure('Taxes')}<p>b</p>`)
    await select(opened)
    await opened.user.click(tool('Picture'))
    await opened.user.click(await screen.findByRole('button', { name: 'Remove from the text' }))
    expect(opened.html()).toBe('<p>a</p><p>b</p>')
    await opened.user.click(tool('Undo'))
    expect(opened.html()).toBe(`<p>a</p>${figure('Taxes')}<p>b</p>`)
  })

  it('keeps the text as it was when its dialog is closed', async () => {
    mockLibrary([picture])
    const opened = await open('<p>a</p>')
    await opened.user.click(tool('Picture'))
    await opened.user.click(await screen.findByRole('button', { name: 'A chart' }))
    await opened.user.click(await screen.findByRole('button', { name: 'Close' }))
    expect(opened.onChange).not.toHaveBeenCalled()
    expect(opened.box).toHaveFocus()
  })

  it('splits a numbered list, which goes on counting', async () => {
    mockLibrary([picture])
    const opened = await open('<ol start="2"><li>a</li><li>b</li></ol>')
    await act(async () => opened.editor.update(() => void $getRoot().getFirstDescendant()?.selectEnd()))
    await opened.user.click(tool('Picture'))
    await opened.user.click(await screen.findByRole('button', { name: 'A chart' }))
    await opened.user.click(await screen.findByRole('button', { name: 'Insert' }))
    expect(opened.html()).toBe(`<ol start="2"><li>a</li></ol>${figure()}<ol start="3"><li>b</li></ol>`)
  })
})

describe('a picture in the text', () => {
  it('is framed when a click selects it, and deleted by a key', async () => {
    const opened = await open(`<p>a</p>${figure()}<p>b</p>`)
    await select(opened)
    expect(shownIn(opened)[0]).toHaveClass('picture-selected')
    await press(opened, 'Delete')
    expect(opened.html()).toBe('<p>a</p><p>b</p>')
  })

  it('is moved by Alt and the arrow keys', async () => {
    const opened = await open(`<p>a</p><p>b</p>${figure()}`)
    await select(opened)
    await press(opened, 'ArrowUp', { altKey: true })
    expect(opened.html()).toBe(`<p>a</p>${figure()}<p>b</p>`)
    await press(opened, 'ArrowUp', { altKey: true })
    await press(opened, 'ArrowUp', { altKey: true })
    expect(opened.html()).toBe(`${figure()}<p>a</p><p>b</p>`)
    await press(opened, 'ArrowDown', { altKey: true })
    expect(opened.html()).toBe(`<p>a</p>${figure()}<p>b</p>`)
    expect(shownIn(opened)[0]).toHaveClass('picture-selected')
  })

  it('is cut and pasted elsewhere', async () => {
    const opened = await open(`${figure('A chart', 'Below')}<p>a</p>`)
    await select(opened)
    const content: Record<string, string> = {}
    const clipboardData = {
      files: [],
      types: [],
      getData: (type: string) => content[type] ?? '',
      setData: (type: string, data: string) => void (content[type] = data),
    }
    await act(async () => void fireEvent.cut(opened.box, { clipboardData }))
    expect(opened.html()).toBe('<p>a</p>')
    await act(async () => opened.editor.update(() => void $getRoot().selectEnd()))
    await act(async () => void fireEvent.paste(opened.box, { clipboardData }))
    expect(opened.html()).toContain(`<p>a</p>${figure('A chart', 'Below')}`)
  })

  it('leaves the toolbar usable where all is selected', async () => {
    const opened = await open(`${figure()}<p><strong>a</strong></p>`)
    await act(async () => opened.editor.update(() => void $selectAll()))
    await opened.user.click(tool('Clear formatting'))
    expect(opened.html()).toBe(`${figure()}<p>a</p>`)
  })

  it('makes a text that is not empty', async () => {
    const opened = await open(`<p>a</p>${figure('')}`)
    await act(async () => opened.editor.update(() => $getRoot().getFirstChild()?.remove()))
    await waitFor(() => expect(opened.html()).toBe(figure('')))
  })
})
