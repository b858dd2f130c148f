import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { mockEndpoint, mockListError, mockContent } from '../../testing/mock-api.ts'
import { visit } from '../../testing/visit.tsx'
import { managedTypes } from '../../paths/screen-paths.ts'
import { aDeadline, aMember, aPost } from '../../testing/entries.ts'
import { mockEntry, mockMutation } from '../../testing/staff/mock-mutations.ts'
import { mockSignedInList, openList } from '../../testing/staff/open-screen.ts'
import { screenSpecs } from '../../testing/staff/screen-specs.ts'

vi.mock('../editor/rich-text-editor.tsx', () => import('../../testing/staff/plain-editor.tsx'))

const headers = () => screen.getAllByRole('columnheader').map((head) => head.textContent)

it('every type that staff create entries of is tested', () => {
  expect(screenSpecs.map(({ name }) => name).sort()).toEqual([...managedTypes].sort())
})

it('deadlines are listed with when they fall due, in words', async () => {
  await openList('deadline', [aDeadline({ recurrence: 'bs 25 of every month in arrears' })])
  const table = within(await screen.findByRole('table'))
  expect(await table.findByText('on the 25th of each month (B.S.), for the month before')).toBeInTheDocument()
})

it('a draft in which nothing was entered is left out', async () => {
  mockContent({ blog: [aPost({ _id: '7', title: '' }), aPost({ _id: '8', title: '' }), aPost({ _id: '9' })] })
  mockEndpoint('get', '/loggedin', true)
  mockEndpoint('get', '/state/blog', [
    { _id: '7', state: 'draft', scheduled: [], isEmpty: true },
    { _id: '8', state: 'draft', scheduled: [] },
  ])
  await visit('/add-blog')
  await screen.findByRole('table')
  expect(screen.getAllByRole('row')).toHaveLength(3)
})

it('a draft with a Nepali title alone is listed by that, and found by it', async () => {
  const draft = aPost({ _id: '7', title: '' })
  mockContent({ blog: [draft, aPost({ _id: '8' })] })
  mockEndpoint('get', '/loggedin', true)
  const otherTitle = { language: 'ne', title: 'मूल्य अभिवृद्धि कर' }
  mockEndpoint('get', '/state/blog', [{ _id: '7', state: 'draft', scheduled: [], otherTitle }])
  mockEndpoint('get', '/texts/blog', [{ _id: '7', texts: { title: otherTitle.title } }])
  const { user } = await visit('/add-blog')
  const row = within((await screen.findByRole('link', { name: 'Edit मूल्य अभिवृद्धि कर' })).closest('tr') as HTMLElement)
  expect(row.getByText('मूल्य अभिवृद्धि कर')).toHaveAttribute('lang', 'ne')
  expect(row.getByText('Only in नेपाली')).toBeInTheDocument()
  await user.type(screen.getByRole('searchbox', { name: /^Search/ }), 'अभिवृद्धि')
  expect(screen.getAllByRole('row')).toHaveLength(2)
})

it.each([
  ['en', 'November 22, 2026', 'Will be published Nov 23, 2026, 9:00 AM'],
  ['ne', '२०८३ मंसिर ६', '२०८३ मंसिर ७, बिहान ९:०० बजे प्रकाशित हुनेछ'],
] as const)(
  'a list of posts in %s has their days by the office, or when they will be published',
  async (screens, day, will) => {
    // The day after in Nepal.
    const createdAt = '2026-11-21T20:00:00.000Z'
    mockSignedInList(
      'blog',
      ['1', '2', '3', '4'].map((_id) => aPost({ _id, title: `Post ${_id}`, createdAt })),
    )
    const at = '2026-11-23T03:15:00.000Z'
    mockEndpoint('get', '/state/blog', [
      { _id: '2', state: 'draft', scheduled: [] },
      { _id: '3', state: 'draft', scheduled: [{ action: 'publish', at }] },
      { _id: '4', state: 'changed', scheduled: [] },
    ])
    await visit('/add-blog', {}, screens)
    const notes = (await screen.findAllByText(/^Post \d$/)).map(
      (title) => title.closest('td')?.querySelector('.text-soft.block')?.textContent,
    )
    expect(notes).toEqual([day, undefined, will, day])
  },
)

describe('a list of entries in two languages', () => {
  const open = async (screens: 'en' | 'ne') => {
    mockSignedInList('team', [
      aMember({ _id: '1', name: 'Sarita Rai', post: 'Partner' }),
      aMember({ _id: '2', name: 'Bishal', post: 'Trainee' }),
    ])
    mockEndpoint('get', '/texts/team', [{ _id: '1', texts: { name: 'सरिता राई', post: 'साझेदार' } }])
    const { user } = await visit('/add-team', {}, screens)
    const table = within(await screen.findByRole('table'))
    const search = async (text: string) => {
      await user.clear(screen.getByRole('searchbox'))
      await user.type(screen.getByRole('searchbox'), text)
      return screen.queryAllByRole('row').slice(1)
    }
    return { table, search }
  }

  it('is searched by the texts of its columns in both, whichever is shown', async () => {
    const { table, search } = await open('en')
    for (const text of ['सरिता', 'साझेदार', 'sarita', 'partner']) {
      const rows = await search(text)
      expect([text, rows.length]).toEqual([text, 1])
      expect(rows[0]).toHaveTextContent('Sarita Rai')
    }
    expect(table.getByText('Sarita Rai')).toHaveAttribute('lang', 'en')
    expect(await search('लेखापाल')).toHaveLength(0)
  })

  it('is shown in the language of the screens where it has texts in it, and each text names its language', async () => {
    const { table, search } = await open('ne')
    expect(table.getByText('सरिता राई')).toHaveAttribute('lang', 'ne')
    expect(table.getByText('साझेदार')).toHaveAttribute('lang', 'ne')
    expect(table.getByText('Bishal')).toHaveAttribute('lang', 'en')
    expect(table.getByRole('link', { name: 'सरिता राई सम्पादन गर्नुहोस्' })).toHaveAttribute('href', '/update-team/1')
    expect(table.queryByText('Sarita Rai')).toBeNull()
    expect(await search('sarita')).toHaveLength(1)
  })
})

it('a list is found as it was left: on the way back, and after one of its entries was saved; from the menu it is a new one', async () => {
  const posts = Array.from({ length: 4 }, (_, n) => aPost({ _id: String(n), title: `(202${n}) Post ${n}` }))
  const { user } = await openList('blog', posts)
  mockEntry('blog', posts[2] ?? aPost(), '"1"')
  const search = () => screen.findByRole<HTMLInputElement>('searchbox', { name: /^Search/ })
  const edit = async () => {
    await user.click(await screen.findByRole('link', { name: 'Edit (2022) Post 2' }))
    await screen.findByRole('button', { name: 'Update' })
  }
  const isAsLeft = async () => {
    expect((await search()).value).toBe('post 2')
    expect(screen.getByRole('columnheader', { name: /Title/ })).toHaveAttribute('aria-sort', 'descending')
    expect(screen.getAllByRole('row')).toHaveLength(2)
  }
  await user.type(await search(), 'post 2')
  await user.click(screen.getByRole('button', { name: /^Title/ }))
  await user.click(screen.getByRole('button', { name: /^Title/ }))
  await isAsLeft()
  await edit()
  await waitFor(() => expect(document.title).toBe('(2022) Post 2 – Edit Blog | Lekhdanda'))
  window.history.back()
  await isAsLeft()
  await edit()
  mockMutation('patch', 'blog', { body: { ...posts[2] } })
  await user.click(screen.getByRole('button', { name: 'Update' }))
  await isAsLeft()
  await edit()
  await user.click(screen.getByRole('link', { name: 'Blog' }))
  expect((await search()).value).toBe('')
  expect(screen.getAllByRole('row')).toHaveLength(5)
})

describe.each(screenSpecs)(
  'the screen of $name',
  ({ name, heading, labels, more = [], others, columns, cut, empty, entry, edit }) => {
    it('has the form for a new one, with its labels', async () => {
      const { form } = await openList(name)
      expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument()
      for (const label of [...labels, ...more]) expect(await form.findByLabelText(label)).toBeInTheDocument()
      const inputs = labels.length + more.length + (others?.inputs ?? 0)
      // Some controls come later.
      await expect.poll(() => document.querySelectorAll('form :is(input, textarea)').length).toBe(inputs)
      expect(form.getByRole('button', { name: 'Create' })).toBeInTheDocument()
      expect(form.queryAllByText('No Image set for this blog')).toHaveLength(labels.includes('Image') ? 1 : 0)
      expect(document.querySelector('[required]')).toBeNull()
    })

    it('shows a message without entries', async () => {
      await openList(name)
      expect(await screen.findByText(empty)).toBeInTheDocument()
      expect(screen.queryByRole('table')).not.toBeInTheDocument()
    })

    it('lists the entries: numbered, with the type’s columns, each to be edited and deleted', async () => {
      const long = 'x'.repeat((cut ?? 120) + 1)
      await openList(name, [entry({ _id: '7', title: long }), entry({ _id: '8', title: 'Short', image: null })])
      const rows = within(await screen.findByRole('table')).getAllByRole('row')
      expect(headers()).toEqual(['#', ...columns])
      expect(rows.slice(1).map((row) => row.querySelector('td')?.textContent)).toEqual(['1', '2'])
      expect(screen.getByText(cut === undefined ? long : `${'x'.repeat(cut)}…`)).toBeInTheDocument()
      expect(screen.getByText('Short')).toBeInTheDocument()
      expect(screen.queryAllByRole('link', { name: `Edit ${long}` }).map((link) => link.getAttribute('href'))).toEqual(
        edit ? [edit.path] : [],
      )
      expect(screen.getAllByRole('button', { name: /^Delete / })).toHaveLength(2)
    })

    it.runIf(columns.includes('Image'))('shows pictures small, and says where there is none', async () => {
      await openList(name, [entry({ _id: '7' }), entry({ _id: '8', image: null })])
      const [, first, second] = within(await screen.findByRole('table')).getAllByRole('row')
      expect(first?.querySelector('img')).toHaveAttribute('src', '/media/desk-480.webp')
      expect(second).toHaveTextContent('No Image')
    })
  },
)

it('members are listed with a capital, their posts in capitals', async () => {
  await openList('team', [{ _id: '1', name: 'sarita rai', post: 'Partner', image: null }])
  expect((await screen.findByText('sarita rai')).parentElement).toHaveClass('capitalize')
  expect(screen.getByText('Partner').parentElement).toHaveClass('uppercase')
})

it('a list that fails to load shows the error, keeps the form, and can be retried', async () => {
  mockContent()
  mockEndpoint('get', '/loggedin', true)
  mockListError('faq', 503, 'Service is not available. Please try again.')
  const { user } = await visit('/add-faq')
  expect(await screen.findByRole('alert')).toHaveTextContent('Service is not available. Please try again.')
  expect(screen.getByLabelText('Question')).toBeInTheDocument()
  mockContent()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No Blog Found!')).toBeInTheDocument()
})
