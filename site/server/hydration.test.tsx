import { act, screen } from '@testing-library/react'
import { createStore } from 'jotai'
import { hydrateRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'

import { createApi } from '../api/client.ts'
import { App } from '../app.tsx'
import { render } from './entry-server.tsx'
import { apiAtom } from '../state/api-atom.ts'
import { aFaq, aJob, aMember, anAbout, aPost, aService } from '../testing/entries.ts'
import { pageRequest } from '../testing/page-request.ts'
import { mockEndpoint, mockContent, server } from '../testing/mock-api.ts'

const content = {
  about: [anAbout()],
  service: [aService({ slug: 'vat' })],
  blog: [aPost({ slug: 'hello', title: 'नेपालको कर '.repeat(10) })],
  team: [aMember()],
  faq: [aFaq()],
  career: [aJob()],
  inquiry: [
    {
      _id: '1',
      name: 'Binod',
      email: 'b@example.com',
      phone: '1',
      message: 'लामो सन्देश '.repeat(30),
      createdAt: '2026-11-20T20:00:00.000Z',
    },
  ],
}

/** The signed-in user's name, shown only after hydration, since the server does not know it. */
const NAME = 'Asha Rai'

/** Renders a page on the server, hydrates it and returns the API paths that the browser called. */
async function hydrate(address: string): Promise<string[]> {
  const served = new DOMParser().parseFromString((await render(pageRequest(address))).body, 'text/html')
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  place.innerHTML = served.getElementById('app')?.innerHTML ?? ''
  const calls: string[] = []
  const note = ({ request }: { request: Request }) => void calls.push(new URL(request.url).pathname)
  server.events.on('request:start', note)
  const store = createStore()
  store.set(apiAtom, createApi(pageRequest(address).fetch))
  const snapshot = served.getElementById('state')?.textContent
  const before = place.textContent
  const faults: unknown[] = []
  await act(async () => {
    const app = <App store={store} snapshot={snapshot} />
    const page = <MemoryRouter initialEntries={[address]}>{app}</MemoryRouter>
    hydrateRoot(place, page, { onRecoverableError: (fault) => faults.push(fault) })
    // All pending promises, including the header's session check, settle before the next macrotask.
    await new Promise((resolve) => setTimeout(resolve))
  })
  server.events.removeListener('request:start', note)
  expect(faults).toEqual([])
  expect(place.textContent.replace(NAME, '').replace(` ${NAME}`, '')).toBe(before)
  return calls
}

describe('hydration of the server’s HTML', () => {
  const addresses = ['/', '/about', '/services', '/services-details/vat', '/blog', '/blog/hello', '/team', '/price']
  it.each([...addresses, '/career', '/contact', '/login', '/nowhere', '/blog?q=x&page=1', '/about/'])(
    '%s causes no warning and no second fetch',
    async (address) => {
      mockContent(content)
      expect(await hydrate(address)).toEqual(['/api/loggedin'])
      expect(screen.getByRole('banner')).toBeInTheDocument()
    },
  )

  it.each(['/dashboard', '/add-price', '/inquiry-list'])('%s, a staff screen, likewise', async (address) => {
    mockContent(content)
    mockEndpoint('get', '/loggedin', true)
    localStorage.setItem('name', NAME)
    expect(await hydrate(address)).toEqual(['/api/loggedin'])
    expect(screen.getByRole('button', { name: 'Logout' })).toBeInTheDocument()
  })
})
