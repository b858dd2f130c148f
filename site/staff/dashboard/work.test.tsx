import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import type { Dashboard } from '#contract/dashboard.ts'
import { HOUR_MS } from '#contract/time.ts'
import { account } from '../../testing/account.ts'
import { mockContent, mockEndpoint, nothingToDo } from '../../testing/mock-api.ts'
import { visit } from '../../testing/visit.tsx'

/** The file of the setup checklist takes a while. */
vi.mock('./setup-checklist.tsx', async (original) => {
  await new Promise((resolve) => setTimeout(resolve, 200))
  return original()
})

const inOneHour = () => new Date(Date.now() + HOUR_MS).toISOString()
const longAgo = () => new Date(Date.now() - 2 * HOUR_MS).toISOString()
const at = '2026-11-20T10:00:00.000Z'

const busy = (): Dashboard => ({
  inquiries: {
    total: 7,
    overdue: 1,
    rows: [
      { _id: 'i1', name: 'Maya Rai', status: 'new', createdAt: at, answerBy: longAgo(), takenBy: null },
      { _id: 'i2', name: 'Hari', status: 'open', createdAt: at, answerBy: inOneHour(), takenBy: 'Dipa Lama' },
    ],
  },
  drafts: { total: 1, rows: [{ type: 'blog', _id: 'b1', title: '', state: 'draft', savedAt: at }] },
  scheduled: {
    total: 2,
    rows: [
      { type: 'service', _id: 's1', title: 'Audit', action: 'publish', at, failed: 'Title is required' },
      { type: 'about', _id: 'a1', title: 'Our name', action: 'unpublish', at },
    ],
  },
  changes: [
    { at, who: 'Asha Rai', action: 'changed', type: 'faq', _id: 'f1', title: 'Why?', place: 'site', more: 0 },
    { at, who: null, action: 'deleted', type: 'team', _id: 't1', title: 'Nobody', place: 'trash', more: 4 },
    { at, who: null, action: 'deleted', type: 'media', _id: 'm1', title: 'old.png', place: 'gone', more: 0 },
    { at, who: 'Asha Rai', action: 'created', type: 'document', _id: 'd1', title: 'form.pdf', place: 'site', more: 0 },
  ],
  lacks: [
    {
      kind: 'picture',
      total: 9,
      rows: [{ type: 'team', _id: 't2', title: 'Ram' }],
      types: [
        { type: 'blog', total: 4 },
        { type: 'team', total: 5 },
      ],
    },
  ],
  firstDay: null,
  demo: null,
})

async function open(work: Dashboard) {
  mockContent()
  mockEndpoint('get', '/loggedin', true)
  mockEndpoint('get', '/account', { ...account })
  // Of the screen that a link leads to, which is loaded when it is pointed at.
  mockEndpoint('get', '/people', [])
  mockEndpoint('get', '/dashboard', { ...work })
  const view = await visit('/dashboard')
  await screen.findByRole('heading', { level: 2, name: /Inquiries waiting/ })
  return view
}

const part = (name: RegExp) => screen.getByRole('region', { name })
/** What each row of a part says, and where it leads. */
const rowsOf = (name: RegExp) =>
  within(part(name))
    .getAllByRole('listitem')
    .map((row) => [row.textContent, within(row).queryByRole('link')?.getAttribute('href')])

it('says that there is nothing to do', async () => {
  await open(nothingToDo)
  for (const text of ['Nobody waits for an answer.', 'Nobody has changed anything yet.'])
    expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: /Drafts|Scheduled|First steps/ })).not.toBeInTheDocument()
})

it('shows what waits with its clock, each a link to where it is done', async () => {
  const { user } = await open(busy())
  expect(part(/Inquiries waiting/)).toHaveTextContent('Inquiries waiting71 overdue')
  await waitFor(() =>
    expect(rowsOf(/Inquiries waiting/)).toEqual([
      [expect.stringMatching(/^Maya RaiNew, .*Overdue: 2 hours ago$/), '/inquiry-list#i1'],
      [expect.stringMatching(/^HariTaken by Dipa Lama, .*Due in 1 hour$/), '/inquiry-list#i2'],
    ]),
  )
  expect(part(/Inquiries waiting/)).toHaveTextContent('And 5 more')
  expect(rowsOf(/Drafts/)).toEqual([[expect.stringMatching(/^Without a titleBlog: Saved .*Draft$/), '/edit-blog/b1']])
  expect(rowsOf(/Scheduled/)).toEqual([
    [expect.stringMatching(/^AuditWas to be published .*: Title is required$/), '/edit-service/s1'],
    [expect.stringMatching(/^Our nameAbout: Will be unpublished/), '/edit-about/a1'],
  ])
  expect(rowsOf(/Changed lately/)).toEqual([
    [expect.stringMatching(/^Why\?Faq: changed by Asha Rai/), expect.stringMatching(/faq/)],
    [expect.stringMatching(/^NobodyTeam: deleted, with 4 more, in the trash/), '/trash'],
    [expect.stringMatching(/^old.pngFile: deleted/), undefined],
    [expect.stringMatching(/^form.pdfFile: created/), '/document-list'],
  ])
  await user.click(screen.getByText('Without a picture'))
  const links = within(part(/What entries lack/)).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['RamTeam', '/update-team/t2'],
    ['Blog: 4', '/add-blog'],
    ['Team: 5', '/add-team'],
  ])
})

const withChecklist = (isDone: boolean): Dashboard => ({
  ...nothingToDo,
  firstDay: {
    steps: [
      { name: 'firm', isDone },
      { name: 'plans', isDone },
      { name: 'publicUrl', isDone },
      { name: 'mail', isDone },
      { name: 'post', isDone },
      { name: 'demo', isDone },
      { name: 'people', isDone: false },
    ],
    firmLeft: isDone ? [] : ['firmName', 'phone'],
    isHidden: false,
  },
  demo: { unchanged: 33, changed: 2, removed: null },
})

it('shows its parts together with the setup checklist, whose file comes later', async () => {
  await open(withChecklist(false))
  expect(await screen.findByRole('region', { name: /Inquiries waiting/ })).toBeInTheDocument()
  expect(part(/First steps/)).toBeInTheDocument()
})

it('shows the setup checklist until its required steps are done', async () => {
  await open(withChecklist(false))
  const steps = await screen.findByRole('region', { name: 'First steps' })
  expect(steps).toHaveTextContent('0 of 6 done')
  const links = within(steps).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/site-settings#firm',
    '/add-price',
    '/add-blog',
    '/people',
  ])
  expect(steps).toHaveTextContent('Still what came with the site: name, phone.')
  expect(within(steps).getByText('SMTP_URL')).toBeInTheDocument()
})

it('hides the setup checklist once its required steps are done', async () => {
  await open(withChecklist(true))
  expect(screen.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument()
})

it('the setup checklist can be hidden and shown again', async () => {
  const { user } = await open(withChecklist(false))
  const sent = mockEndpoint('patch', '/dashboard/first-day', { hidden: true })
  const work = withChecklist(false)
  mockEndpoint('get', '/dashboard', { ...work, firstDay: work.firstDay && { ...work.firstDay, isHidden: true } })
  await user.click(await screen.findByRole('button', { name: 'Hide the first steps' }))
  expect(await screen.findByRole('button', { name: 'Show the first steps' })).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument()
  expect(sent).toEqual([{ hidden: true }])
})

it('removes the demo content after a question that says how many, and puts it back', async () => {
  const { user } = await open(withChecklist(false))
  await user.click(await screen.findByRole('button', { name: 'Remove the demo content' }))
  const dialog = await screen.findByRole('dialog', { name: 'Remove the demo content?' })
  expect(dialog).toHaveTextContent('33 entries go to the trash')
  await user.click(within(dialog).getByRole('checkbox', { name: 'Also 2 entries that somebody has changed' }))
  expect(dialog).toHaveTextContent('35 entries go to the trash')
  const removed = { entries: 35, at, by: 'Asha Rai' }
  const sent = mockEndpoint('post', '/demo-content/remove', { unchanged: 0, changed: 0, removed })
  mockEndpoint('get', '/dashboard', { ...nothingToDo, demo: { unchanged: 0, changed: 0, removed } })
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('Demo content removed: 35 entries')).toBeInTheDocument()
  expect(sent).toEqual([{ changed: true }])
  expect(await screen.findByText(/The demo content was removed .* by Asha Rai: 35 entries\./)).toBeInTheDocument()
  const back = mockEndpoint('post', '/demo-content/restore', { unchanged: 35, changed: 0, removed: null })
  mockEndpoint('get', '/dashboard', { ...nothingToDo })
  const [button] = screen.getAllByRole('button', { name: 'Put the demo content back' })
  if (button) await user.click(button)
  expect(await screen.findByText('The demo content is back')).toBeInTheDocument()
  expect(back).toHaveLength(1)
})

it.each(['when asked', 'once the connection is back'])(
  'says why it cannot be loaded, and tries again %s',
  async (when) => {
    mockContent()
    mockEndpoint('get', '/loggedin', true)
    mockEndpoint('get', '/dashboard', { message: 'Service is not available. Please try again.' }, 503)
    const { user } = await visit('/dashboard')
    const retry = await screen.findByRole('button', { name: 'Try again' })
    mockEndpoint('get', '/dashboard', { ...nothingToDo })
    if (when === 'when asked') await user.click(retry)
    else window.dispatchEvent(new Event('online'))
    expect(await screen.findByText('Nobody waits for an answer.')).toBeInTheDocument()
  },
)
