import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { IMAGE_ID } from '#contract/image-file.ts'
import { messages, notFound } from '#contract/messages.ts'
import { aMember } from '../../testing/entries.ts'
import { aPicture, mockLibrary } from '../../testing/library.ts'
import { server } from '../../testing/mock-api.ts'
import { mockEntry, mockMutation } from '../../testing/staff/mock-mutations.ts'
import { openEdit, openList } from '../../testing/staff/open-screen.ts'
import { fitPicture } from '../pictures/fit-picture.ts'
import { deferred } from '../../testing/deferred.ts'

vi.mock(import('../pictures/fit-picture.ts'), () => ({ fitPicture: vi.fn<typeof fitPicture>() }))

const MB = 1_048_576

beforeEach(() => {
  let made = 0
  URL.createObjectURL = () => `blob:${(made += 1)}`
  URL.revokeObjectURL = vi.fn<(url: string) => void>()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

/** The clipboard after a picture was copied, with its other formats. */
const copied = (name: string, types: string[] = []) => ({
  clipboardData: { files: [file(name, 'image/png', MB)], types: ['Files', ...types] },
})

/** A file with a stubbed size. */
function file(name: string, type: string, size: number): File {
  const made = new File(['x'], name, { type })
  Object.defineProperty(made, 'size', { value: size })
  return made
}

/** Makes pictures smaller when the function that is returned is called with the result. */
function mockFit(): (smaller: File) => void {
  vi.stubGlobal('createImageBitmap', vi.fn())
  const { promise: smaller, resolve: finish } = deferred<File>()
  vi.mocked(fitPicture).mockReturnValue(smaller)
  return finish
}

async function open() {
  const opened = await openList('team')
  const input = opened.form.getByLabelText('Image')
  // Bypasses the file dialog's filter, as drag and drop does.
  const choose = (chosen: File) => fireEvent.change(input, { target: { files: [chosen] } })
  return { ...opened, input, choose }
}

describe('the image field', () => {
  it.each([
    ['a.jpg', 'image/jpeg', 3 * MB, 'a.jpg · JPEG · 3.0 MB'],
    ['a.png', 'image/png', 1, 'a.png · PNG · 1 KB'],
    ['a.gif', 'image/gif', 0.05 * MB, 'a.gif · GIF · 52 KB'],
    ['a.webp', 'image/webp', 0.25 * MB, 'a.webp · WEBP · 0.25 MB'],
    ['a.avif', 'image/avif', 10 * MB, 'a.avif · AVIF · 10.0 MB'],
  ])('shows the type and size of %s, and a preview', async (name, type, size, said) => {
    const { form, input, choose } = await open()
    choose(file(name, type, size))
    expect(form.getByText(said)).toBeInTheDocument()
    expect(form.getByRole('img', { name: 'Preview' })).toHaveAttribute('src', 'blob:1')
    expect(input).not.toHaveAttribute('aria-invalid')
    expect(form.queryByText('No Image set for this blog')).not.toBeInTheDocument()
  })

  it.each([
    ['a.svg', 'image/svg+xml', 100, messages.imageType],
    ['IMG_1.HEIC', '', 100, `${messages.imageType}. This is HEIC`],
    ['a.png', 'image/png', 10 * MB + 1, messages.imageTooLarge],
  ])('refuses %s when it is chosen, and keeps what was chosen before', async (name, type, size, problem) => {
    const { form, input, choose } = await open()
    choose(file('before.png', 'image/png', MB))
    choose(file(name, type, size))
    expect(input).toBeInvalid()
    expect(form.getByRole('alert')).toHaveTextContent(`${name}: ${problem}`)
    expect(input).toHaveAccessibleDescription(new RegExp(problem))
    expect(form.getByText('before.png · PNG · 1.0 MB')).toBeInTheDocument()
    choose(file('after.png', 'image/png', MB))
    expect(input).toBeValid()
    expect(form.getByText('after.png · PNG · 1.0 MB')).toBeInTheDocument()
  })

  it('refuses a file whose content is HEIC under another name', async () => {
    const { form, input, choose } = await open()
    choose(new File(['\0\0\0\u0024ftypheic\0\0\0\0mif1'], 'IMG_1.jpg', { type: 'image/jpeg' }))
    expect(await form.findByRole('alert')).toHaveTextContent('This is HEIC')
    expect(input).toBeInvalid()
    expect(form.getByText('No Image set for this blog')).toBeInTheDocument()
    // An effect's cleanup, which may come after the alert.
    await waitFor(() => expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1'))
  })

  it('goes on making a picture smaller when another file is refused meanwhile', async () => {
    const finish = mockFit()
    const { form, choose } = await open()
    choose(file('large.jpg', 'image/jpeg', 12 * MB))
    expect(form.getByText('Preparing the image…')).toBeInTheDocument()
    choose(file('a.svg', 'image/svg+xml', 100))
    expect(form.getByRole('alert')).toHaveTextContent(messages.imageType)
    finish(file('large.jpg', 'image/jpeg', 2 * MB))
    expect(await form.findByText('large.jpg · JPEG · 2.0 MB')).toBeInTheDocument()
    expect(form.queryByText('Preparing the image…')).not.toBeInTheDocument()
  })

  it('checks the content of the file that is sent, not that of the larger one', async () => {
    const finish = mockFit()
    const { form, choose } = await open()
    choose(file('large.jpg', 'image/jpeg', 12 * MB))
    finish(new File(['\0\0\0\u0024ftypheic\0\0\0\0mif1'], 'large.jpg', { type: 'image/jpeg' }))
    expect(await form.findByRole('alert')).toHaveTextContent('This is HEIC')
    expect(form.getByText('No Image set for this blog')).toBeInTheDocument()
  })

  it('forgets a chosen file', async () => {
    const { user, form, choose } = await open()
    choose(file('a.png', 'image/png', MB))
    await user.click(form.getByRole('button', { name: 'Remove this image' }))
    expect(form.getByText('No Image set for this blog')).toBeInTheDocument()
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1')
  })

  it('takes a file that is dropped on it', async () => {
    const { form, input } = await open()
    Object.defineProperty(input, 'files', { writable: true })
    const dropped = file('dropped.gif', 'image/gif', MB)
    fireEvent.drop(form.getByText('No Image set for this blog'), { dataTransfer: { files: [dropped] } })
    expect(form.getByText('dropped.gif · GIF · 1.0 MB')).toBeInTheDocument()
  })

  it('does not take a file that is dropped on a dialog over it', async () => {
    mockLibrary([])
    const { user, form, input } = await open()
    Object.defineProperty(input, 'files', { writable: true })
    await user.click(form.getByRole('button', { name: 'From the library' }))
    const files = [file('dropped.gif', 'image/gif', MB)]
    const isOpenedByTheBrowser = fireEvent.drop(await screen.findByRole('dialog'), { dataTransfer: { files } })
    expect(isOpenedByTheBrowser).toBe(false)
    expect(form.getByText('No Image set for this blog')).toBeInTheDocument()
  })

  it('takes a picture that is pasted on it, and neither cells of a spreadsheet nor what is pasted into a dialog', async () => {
    mockLibrary([])
    const { user, form, input } = await open()
    Object.defineProperty(input, 'files', { writable: true })
    fireEvent.paste(input, copied('cells.png', ['text/plain', 'text/html']))
    await user.click(form.getByRole('button', { name: 'From the library' }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.paste(dialog.getByRole('searchbox'), copied('search.png'))
    fireEvent.paste(dialog.getByRole('button', { name: 'Close' }), copied('dialog.png'))
    expect(form.getByText('No Image set for this blog')).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    fireEvent.paste(input, copied('alone.png', ['text/plain']))
    expect(form.getByText('alone.png · PNG · 1.0 MB')).toBeInTheDocument()
  })

  it('keeps the picture when something is pasted into its alternative text', async () => {
    const own = aPicture()
    mockLibrary([own])
    const { form } = await openEdit('team', aMember({ image: own.image }))
    Object.defineProperty(form.getByLabelText('Image'), 'files', { writable: true })
    fireEvent.paste(await form.findByDisplayValue('A chart'), copied('cells.png'))
    expect(form.queryByText(/cells\.png/)).not.toBeInTheDocument()
  })

  it('is cropped as drawn, also if somebody else puts another file in its place meanwhile', async () => {
    const own = aPicture()
    mockLibrary([own])
    const { user, form } = await openEdit('team', aMember({ _id: '7', image: own.image }))
    await user.click(await form.findByRole('button', { name: 'Crop and focal point' }))
    const newer = aPicture({ image: { ...own.image, filename: 'newer.png' }, revision: '"2"' })
    mockLibrary([newer])
    mockEntry('team', aMember({ _id: '7', image: newer.image }), '"2"')
    const sent: [string | null, unknown][] = []
    server.use(
      http.get(`*/api/library/${own._id}`, () => HttpResponse.json({ ...newer, uses: [] })),
      http.patch(`*/api/library/${own._id}`, async ({ request }) => {
        const tag = request.headers.get('if-match')
        sent.push([tag, await request.json()])
        return tag === newer.revision
          ? HttpResponse.json({ ...newer, revision: '"3"', uses: [] })
          : HttpResponse.json({ message: messages.changedMeanwhile }, { status: 412 })
      }),
    )
    const dialog = within(await screen.findByRole('dialog'))
    dialog.getByRole('button', { name: 'Part of the picture' }).focus()
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    await user.click(dialog.getByRole('button', { name: 'Apply' }))
    await screen.findByText(/^Somebody else has changed this meanwhile/)
    await user.click(dialog.getByRole('button', { name: 'Apply' }))
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const change = { focus: { x: 50, y: 50 }, crop: { x: 0, y: 0, width: 98, height: 100 } }
    expect(sent).toEqual([
      ['"1"', change],
      ['"2"', change],
    ])
  })

  it('shows the server’s error until another file is chosen; the typed text stays', async () => {
    const { user, form, input, choose } = await open()
    const made = aMember()
    const calls = mockMutation(
      'post',
      'team',
      { status: 400, body: { message: messages.imageBroken } },
      { body: { ...made } },
    )
    await user.type(form.getByLabelText('Name'), 'Asha')
    choose(file('broken.png', 'image/png', MB))
    await user.click(form.getByRole('button', { name: 'Create' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.imageBroken)
    expect(input).toHaveAccessibleDescription(new RegExp(messages.imageBroken))
    await vi.waitFor(() => expect(input).toHaveFocus())
    expect(form.getByText('broken.png · PNG · 1.0 MB')).toBeInTheDocument()
    expect(form.getByLabelText('Name')).toHaveValue('Asha')
    choose(file('whole.png', 'image/png', MB))
    expect(input).toBeValid()
    await user.click(form.getByRole('button', { name: 'Create' }))
    await screen.findByText('Team create successfully')
    expect(calls.map(({ fields }) => fields)).toEqual([
      { name: 'Asha', post: '', image: 'a file' },
      { name: 'Asha', post: '', image: 'a file' },
    ])
    expect(calls[0]?.key).not.toBe(calls[1]?.key)
    const empty = within(screen.getByRole('form'))
    expect(empty.getByText('No Image set for this blog')).toBeInTheDocument()
  })

  it('says that a picture of the library was deleted since it was chosen; the rest stays, and another may be chosen', async () => {
    const [gone, other] = [
      aPicture({ name: 'gone.png' }),
      aPicture({ _id: '65f0c0ffee65f0c0ffee65f1', name: 'other.png' }),
    ]
    mockLibrary([gone, other])
    const { user, form, input } = await open()
    const calls = mockMutation(
      'post',
      'team',
      {
        status: 400,
        body: { message: notFound('Picture'), errors: [{ field: IMAGE_ID, message: notFound('Picture') }] },
      },
      { body: { ...aMember() } },
    )
    const choose = async (n: number) => {
      await user.click(form.getByRole('button', { name: 'From the library' }))
      const list = within(await screen.findByRole('list', { name: 'Library' }))
      await user.click(list.getAllByRole('button')[n] as HTMLElement)
    }
    await user.type(form.getByLabelText('Name'), 'Asha')
    await choose(0)
    await user.click(form.getByRole('button', { name: 'Create' }))
    await vi.waitFor(() => expect(input).toHaveAccessibleDescription(/^Picture not found/))
    await vi.waitFor(() => expect(input).toHaveFocus())
    expect(form.getByLabelText('Name')).toHaveValue('Asha')
    await choose(1)
    expect(input).toBeValid()
    await user.click(form.getByRole('button', { name: 'Create' }))
    await screen.findByText('Team create successfully')
    expect(calls.map(({ fields }) => fields[IMAGE_ID])).toEqual([gone._id, other._id])
  })
})
