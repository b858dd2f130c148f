import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { aFaq } from '../testing/entries.ts'
import { mockContent } from '../testing/mock-api.ts'
import { visit } from '../testing/visit.tsx'

it('has three plans with their prices in rupees', async () => {
  mockContent()
  await visit('/price')
  for (const [name, price, period] of [
    ['Regular Plan', 'Rs 1,900', 'Free'],
    ['Standard Plan', 'Rs 5,000', 'Per Year'],
    ['Golden Plan', 'Rs 3,500', 'Per Month'],
  ]) {
    const plan = (await screen.findByRole('heading', { name })).closest('li')
    expect(plan).toHaveTextContent(`${price}`)
    expect(plan).toHaveTextContent(`${period}`)
  }
  expect(screen.getAllByRole('button', { name: 'Select plan' })).toHaveLength(3)
})

it('the questions are one group, so that the browser keeps one open, and answers keep their line breaks', async () => {
  mockContent({ faq: [aFaq(), aFaq({ _id: '2', title: 'And PAN?', description: '<b>once</b>' })] })
  await visit('/price')
  const first = (await screen.findByText('When is VAT due?')).closest('details')
  const second = screen.getByText('And PAN?').closest('details')
  expect(first?.getAttribute('name')).toBe(second?.getAttribute('name'))
  expect(first?.open).toBe(false)
  expect(first?.querySelector('p')?.textContent).toBe('Every month.\nBy the 25th.')
  expect(first?.querySelector('p')).toHaveClass('whitespace-pre-line')
  expect(second).toHaveTextContent('<b>once</b>')
})
