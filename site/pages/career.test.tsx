import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { aJob, picture } from '../testing/entries.ts'
import { mockContent } from '../testing/mock-api.ts'
import { visit } from '../testing/visit.tsx'

const jobs = [
  aJob({ description: `<p>${'Reconciles '.repeat(10)}</p>`, image: picture }),
  aJob({ _id: '2', title: 'Auditor & reviewer', salary: '', description: '<p>Reads every line.</p>' }),
]

it('without a job there is an e-mail address for applications', async () => {
  mockContent()
  await visit('/career')
  expect(await screen.findByRole('link', { name: 'careers@example.com' })).toHaveAttribute(
    'href',
    'mailto:careers@example.com',
  )
})

it('a job has its salary per month if there is one, 50 characters of text, and a mail with its title', async () => {
  mockContent({ career: jobs })
  await visit('/career')
  const heading = await screen.findByRole('heading', { name: 'Bookkeeper' })
  const first = heading.closest('li')
  const second = screen.getByRole('heading', { name: 'Auditor & reviewer' }).closest('li')
  expect(first).toHaveTextContent('Rs 40,000 per month')
  expect(first).toHaveTextContent('Reconciles Reconciles Reconciles Reconciles Reconc…')
  expect(second).not.toHaveTextContent('per month')
  expect(within(second as HTMLElement).getByRole('link', { name: 'Apply Now' })).toHaveAttribute(
    'href',
    'mailto:careers@example.com?subject=Auditor%20%26%20reviewer',
  )
})

it.each([
  ['audit', ['Auditor & reviewer']],
  ['RECONCILES', ['Bookkeeper']],
  ['40,000', ['Bookkeeper']],
  ['  ', ['Bookkeeper', 'Auditor & reviewer']],
  ['astronaut', []],
])('typing %j leaves %j', async (words, titles) => {
  mockContent({ career: jobs })
  const { user } = await visit('/career')
  await user.type(await screen.findByRole('searchbox', { name: 'Search jobs' }), words)
  const shown = within(screen.getByRole('main')).queryAllByRole('heading', { level: 2 })
  expect(shown.map((heading) => heading.textContent)).toEqual(titles)
})

it('a search without a match can be cleared, with the focus at its field', async () => {
  mockContent({ career: jobs })
  const { user } = await visit('/career')
  const field = await screen.findByRole('searchbox', { name: 'Search jobs' })
  await user.type(field, 'astronaut')
  await user.click(screen.getByRole('button', { name: 'See all jobs' }))
  expect(screen.getAllByRole('heading', { level: 2, name: /Bookkeeper|Auditor/ })).toHaveLength(jobs.length)
  expect(field).toHaveValue('')
  expect(field).toHaveFocus()
})

describe('the dialog of a job', () => {
  const open = async () => {
    mockContent({ career: jobs })
    const { user } = await visit('/career')
    const [button] = await screen.findAllByRole('button', { name: 'Show More' })
    if (!button) throw new Error('no button')
    await user.click(button)
    return { user, dialog: await screen.findByRole('dialog', { name: 'Bookkeeper' }) }
  }

  it('has the whole description and the picture', async () => {
    const { dialog } = await open()
    expect(dialog).toHaveTextContent('Reconciles '.repeat(10).trim())
    expect(within(dialog).getByRole('img', { name: 'A desk' })).toBeInTheDocument()
  })

  it('closes by its button', async () => {
    const { user, dialog } = await open()
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('closes by Escape', async () => {
    const { dialog } = await open()
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('closes by a click outside, not by one inside or on its scrollbar', async () => {
    const { dialog } = await open()
    fireEvent.mouseDown(within(dialog).getByText(/^Reconciles/))
    expect(dialog).toBeInTheDocument()
    // A press on its scrollbar has the dialog as its target, too.
    fireEvent.mouseDown(dialog, { clientX: 0 })
    expect(dialog).toBeInTheDocument()
    fireEvent.mouseDown(dialog, { clientX: -1 })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
