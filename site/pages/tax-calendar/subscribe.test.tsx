import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { expect, it } from 'vitest'

import { originAtom } from '../../state/origin.ts'
import { renderInEnglish } from '../../testing/in-english.tsx'
import { Subscribe } from './subscribe.tsx'

it('the calendar is handed to programs, to calendars on the web and to the clipboard, with what was chosen', async () => {
  const user = userEvent.setup()
  const store = createStore()
  store.set(originAtom, 'https://www.example.com')
  await renderInEnglish(
    <Provider store={store}>
      <Subscribe taxpayers={['vat']} />
    </Provider>,
  )
  const address = 'https://www.example.com/tax-calendar.ics?for=vat'
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href') ?? ''
  const calendar = address.replace(/^https?:/, 'webcal:')
  expect(hrefOf('Subscribe')).toBe(calendar)
  expect(new URL(hrefOf('Google Calendar')).searchParams.get('cid')).toBe(calendar)
  expect(new URL(hrefOf('Outlook')).searchParams.get('url')).toBe(address)
  expect(screen.getByText(address)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(address)
})
