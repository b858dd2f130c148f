import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { FirmSettings } from '#contract/settings-response.ts'
import { account } from '../testing/account.ts'
import { aPlan, someSettings } from '../testing/staff/settings.ts'
import { aPicture, mockLibrary } from '../testing/library.ts'
import { mockContent, mockEndpoint, server } from '../testing/mock-api.ts'
import { visit } from '../testing/visit.tsx'
import { fitPicture } from './pictures/fit-picture.ts'
import { deferred } from '../testing/deferred.ts'

vi.mock(import('./pictures/fit-picture.ts'), () => ({ fitPicture: vi.fn<typeof fitPicture>() }))

afterEach(() => {
  vi.unstubAllGlobals()
})

beforeEach(() => {
  localStorage.clear()
  URL.createObjectURL = () => 'blob:1'
  URL.revokeObjectURL = () => undefined
})

interface Sent {
  body: unknown
  tag: string | null
}

async function open(settings: FirmSettings, answer: () => Response = () => HttpResponse.json(settings)) {
  const sent: Sent[] = []
  mockContent()
  mockEndpoint('get', '/loggedin', true)
  mockEndpoint('get', '/account', { ...account })
  mockEndpoint('get', '/settings', settings)
  server.use(
    http.patch('*/api/settings', async ({ request }) => {
      sent.push({ body: await request.json(), tag: request.headers.get('if-match') })
      return answer()
    }),
  )
  const { user, unmount } = await visit('/site-settings')
  const turnTo = async (part: string) => user.click(await screen.findByText(part, { selector: 'summary' }))
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('button', { name: 'Save' })
  return { user, unmount, sent, turnTo, save }
}

it('sends what was changed, both languages at once, and shows defaults where nothing is', async () => {
  const { user, sent, turnTo, save } = await open(someSettings())
  await turnTo('Firm')
  expect(screen.getByLabelText('Tagline')).toHaveAttribute('placeholder', 'As it ships')
  await user.type(screen.getByLabelText('Tagline'), 'Plain words')
  await user.click(screen.getByRole('tab', { name: 'नेपाली' }))
  await user.type(screen.getByLabelText(/^Tagline/), 'सरल')
  await save()
  await screen.findByText('Saved. Visitors see it now.')
  expect(sent).toEqual([{ body: { tagline: { en: 'Plain words', ne: 'सरल' } }, tag: '"1"' }])
})

it('rows are moved, added and removed by buttons, and keep their translations', async () => {
  const plans = [aPlan('a', 'First', 'पहिलो'), aPlan('b', 'Second', 'दोस्रो')]
  const { user, sent, turnTo, save } = await open(someSettings({ plans }))
  await turnTo('Plans and tags')
  await user.click(screen.getByRole('button', { name: 'Move down: Plan 1' }))
  expect(screen.getByRole('button', { name: 'Move down: Plan 2' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Add: Plan' }))
  const added = screen.getByText('Plan 3').closest('details')
  if (!added) throw new Error('no row')
  expect(within(added).getByLabelText('Name')).toHaveFocus()
  await user.keyboard('Third')
  await user.click(screen.getByRole('button', { name: 'Remove: Plan 1' }))
  await save()
  expect(sent).toMatchObject([{ body: { plans: [{ _id: 'a', name: plans[0]?.name }, { name: { en: 'Third' } }] } }])
})

it('completes an address that is typed without https://, when the field is left or Enter sends the form', async () => {
  const { user, turnTo, sent } = await open(someSettings())
  await turnTo('Links')
  const [address] = await screen.findAllByLabelText('Address')
  if (!address) throw new Error('no address')
  for (const [typed, left] of [
    ['facebook.com/annapurna', 'https://facebook.com/annapurna'],
    ['/contact', '/contact'],
    ['no address', 'no address'],
  ] as const) {
    await user.clear(address)
    await user.type(address, typed)
    await user.tab()
    expect(address).toHaveValue(left)
  }
  await user.clear(address)
  await user.type(address, 'ird.gov.np{Enter}')
  await vi.waitFor(() => expect(JSON.stringify(sent)).toContain('"https://ird.gov.np"'))
})

it('takes the time of an opening in Nepali digits, and without the first zero', async () => {
  const { user, sent, turnTo, save } = await open(someSettings())
  await turnTo('Contact, hours and holidays')
  await user.click(screen.getByRole('button', { name: 'Add: Opening' }))
  await user.type(screen.getByLabelText('From'), '९:३०')
  await user.type(screen.getByLabelText('To'), '१७:००')
  await save()
  await screen.findByText('Saved. Visitors see it now.')
  expect(sent).toMatchObject([{ body: { openingHours: [{ from: '09:30', to: '17:00' }] } }])
})

it('opens the part with what was refused, at its field in its language', async () => {
  const slides = [
    { _id: 's', title: { en: 'A', ne: 'क' }, subtitle: { en: 'B', ne: '' }, drawing: 'lamp', image: null },
  ]
  const { turnTo, user, save } = await open(someSettings({ slides }), () => {
    const message = 'Title must be at most 200 characters'
    return HttpResponse.json({ message, errors: [{ field: 'slides.0.title.ne', message }] }, { status: 400 })
  })
  await turnTo('Firm')
  await user.type(screen.getByLabelText('Tagline'), 'x')
  await save()
  const field = await screen.findByRole('textbox', { name: /^Title/, description: /at most 200/ })
  expect(field).toHaveValue('क')
  await vi.waitFor(() => expect(field).toHaveFocus())
})

it('shows the error of an end until it or its begin is another', async () => {
  const { turnTo, user, save } = await open(someSettings(), () => {
    const message = 'To must be later than from'
    return HttpResponse.json({ message, errors: [{ field: 'openingHours.0.to', message }] }, { status: 400 })
  })
  await turnTo('Contact, hours and holidays')
  await user.click(screen.getByRole('button', { name: 'Add: Opening' }))
  await user.type(screen.getByLabelText('From'), '18:00')
  await user.type(screen.getByLabelText('To'), '17:00')
  await save()
  await vi.waitFor(() => expect(screen.getByLabelText('To')).toBeInvalid())
  await user.clear(screen.getByLabelText('From'))
  await user.type(screen.getByLabelText('From'), '10:00')
  expect(screen.getByLabelText('To')).toBeValid()
})

it('asks which version to keep if somebody else has saved, and keeps what is typed for a later visit', async () => {
  const { turnTo, user, sent, save } = await open(someSettings(), () =>
    HttpResponse.json({ message: 'Someone else has changed this.' }, { status: 412 }),
  )
  mockEndpoint('get', '/settings', { ...someSettings({ tagline: { en: 'Theirs', ne: '' } }), revision: '"2"' })
  await turnTo('Firm')
  await user.type(screen.getByLabelText('Tagline'), 'Mine')
  await save()
  await user.click(await screen.findByRole('button', { name: /overwrite|mine/i, hidden: false }))
  expect(sent.map(({ tag }) => tag)).toEqual(['"1"', null])
  expect(Object.values({ ...localStorage }).join('\n')).toContain('"tagline":"Mine"')
  // The dialog alone says it.
  expect(screen.queryByText('Someone else has changed this.')).not.toBeInTheDocument()
})

it('does not offer older text any more once newer text is saved', async () => {
  const first = await open(someSettings())
  await first.turnTo('Firm')
  await first.user.type(screen.getByLabelText('Tagline'), 'Older')
  first.unmount()
  const saved = someSettings({ tagline: { en: 'Newer', ne: '' } })
  const { user, turnTo, save } = await open(someSettings(), () => HttpResponse.json({ ...saved, revision: '"2"' }))
  await screen.findByRole('button', { name: 'Restore it' })
  await turnTo('Firm')
  await user.type(screen.getByLabelText('Tagline'), 'Newer')
  expect(screen.getByRole('button', { name: 'Restore it' })).toBeInTheDocument()
  await save()
  await screen.findByText('Saved. Visitors see it now.')
  expect(screen.queryByRole('button', { name: 'Restore it' })).not.toBeInTheDocument()
  expect(screen.getByLabelText('Tagline')).toHaveValue('Newer')
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
})

it('saves beside what somebody else has changed in other settings, or in another language', async () => {
  const changed = { topBarText: { en: 'Theirs', ne: '' }, tagline: { en: '', ne: 'उहाँको' } }
  const theirs = { ...someSettings(changed), revision: '"2"' }
  let answers = 0
  const { turnTo, user, sent, save } = await open(someSettings(), () => {
    answers += 1
    return answers === 1
      ? HttpResponse.json({ message: 'Someone else has changed this.' }, { status: 412 })
      : HttpResponse.json({
          ...theirs,
          values: { ...theirs.values, tagline: { en: 'Mine', ne: 'उहाँको' } },
          revision: '"3"',
        })
  })
  mockEndpoint('get', '/settings', theirs)
  await turnTo('Firm')
  await user.type(screen.getByLabelText('Tagline'), 'Mine')
  await save()
  await screen.findByText('Saved. Visitors see it now.')
  expect(sent).toEqual(['"1"', '"2"'].map((tag) => ({ body: { tagline: { en: 'Mine' } }, tag })))
  expect(screen.getByLabelText('Text of the top bar')).toHaveValue('Theirs')
})

describe('the picture of a setting', () => {
  const [before, chosen, added] = [
    aPicture(),
    aPicture({ _id: '0123456789abcdef01234567', alt: { en: 'Chosen', ne: '' } }),
    aPicture({ _id: 'fedcba9876543210fedcba98', alt: { en: 'Added', ne: '' } }),
  ]
  const withLogo = () => {
    const settings = someSettings({ logo: before._id })
    return { ...settings, pictures: { [before._id]: before.image } }
  }
  const file = (bytes: ArrayLike<number>) => new File([new Uint8Array(bytes)], 'a.jpg', { type: 'image/jpeg' })
  const jpeg = file([0xff, 0xd8, 0xff, 0xe0])
  const heic = file([0, 0, 0, 24, ...new TextEncoder().encode('ftypheic')])

  it('stays as it is where a file is refused or what was chosen is taken back', async () => {
    mockLibrary([chosen])
    const { user, sent, turnTo, save } = await open(withLogo())
    mockLibrary([chosen], ['Image must be at most 10 MB'])
    await turnTo('Firm')
    await user.upload(screen.getByLabelText('Logo'), heic)
    expect(await screen.findByText(/HEIC/)).toBeInTheDocument()
    await user.click(screen.getAllByRole('button', { name: 'From the library' })[0] as HTMLElement)
    await user.click(await screen.findByRole('button', { name: 'Chosen' }))
    await user.click(await screen.findByRole('button', { name: 'Remove this image' }))
    await user.type(screen.getByLabelText('Tagline'), 'x')
    await save()
    await screen.findByText('Saved. Visitors see it now.')
    expect(sent.map(({ body }) => body)).toEqual([{ tagline: { en: 'x' } }])
  })

  it('is the one chosen last, also if the upload of another one ends later; saving waits for that', async () => {
    const { promise: answered, resolve: answer } = deferred()
    const { user, sent, turnTo, save } = await open(withLogo())
    mockLibrary([chosen], [added, added], answered)
    await turnTo('Firm')
    await user.upload(screen.getByLabelText('Logo'), jpeg)
    await user.click(screen.getAllByRole('button', { name: 'From the library' })[0] as HTMLElement)
    await user.click(await screen.findByRole('button', { name: 'Chosen' }))
    await save()
    answer()
    await screen.findByText('Saved. Visitors see it now.')
    expect(sent.map(({ body }) => body)).toEqual([{ logo: chosen._id }])
  })

  it('is saved with a file whose upload had not ended', async () => {
    const { promise: answered, resolve: answer } = deferred()
    const { user, sent, turnTo, save } = await open(withLogo())
    mockLibrary([], [added], answered)
    await turnTo('Firm')
    await user.upload(screen.getByLabelText('Logo'), jpeg)
    await save()
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true')
    answer()
    await screen.findByText('Saved. Visitors see it now.')
    expect(sent.map(({ body }) => body)).toEqual([{ logo: added._id }])
  })

  it('is saved with a file that is still being made smaller', async () => {
    vi.stubGlobal('createImageBitmap', vi.fn())
    const { promise: smaller, resolve: finish } = deferred<File>()
    vi.mocked(fitPicture).mockReturnValue(smaller)
    const { user, sent, turnTo, save } = await open(withLogo())
    mockLibrary([], [added])
    await turnTo('Firm')
    await user.upload(screen.getByLabelText('Logo'), file(new Uint8Array(5 * 1_048_576)))
    await save()
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true')
    expect(sent).toEqual([])
    finish(jpeg)
    await screen.findByText('Saved. Visitors see it now.')
    expect(sent.map(({ body }) => body)).toEqual([{ logo: added._id }])
  })
})
