import { expect, it } from 'vitest'

import { messages } from '#contract/messages.ts'
import { pageMessages } from '#contract/page-messages.ts'
import { loadLanguage, loadMessages } from './load-language.ts'

it('Nepali says the messages of pages at once, and those of failed calls once they are loaded', async () => {
  const { message } = await loadLanguage('ne')
  for (const text of Object.values(pageMessages)) expect(message(text)).toMatch(/^[\u0900-\u097f]/)
  await loadMessages('ne')
  expect(message(messages.unavailable)).toMatch(/^[\u0900-\u097f]/)
  expect(message('Email is required')).toBe('इमेल भर्नुहोस्')
  expect(message('Nothing of ours')).toBe('Nothing of ours')
})
