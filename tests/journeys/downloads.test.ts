import { readFile } from 'node:fs/promises'

import { fileOf } from '../support/client.ts'
import { entity } from '../support/entities.ts'
import { pdf } from '../support/pdf.ts'
import { axeFindsNothing } from './axe.ts'
import { expect, test } from './fixtures.ts'

test('staff attach a PDF to a service, name it in both languages and replace it; visitors save it under its name', async ({
  adminPage: staff,
  page,
  admin,
  browser,
  server,
}) => {
  const service = entity(await admin.post('/service/', { title: 'With a form', description: '<p>Text</p>' }))
  const file = pdf('', 'scan-0007.pdf')
  const chosen = { name: 'scan-0007.pdf', mimeType: 'application/pdf', buffer: Buffer.from(file.bytes) }
  await staff.goto(`/edit-service/${service._id}`, { waitUntil: 'networkidle' })
  const field = staff.getByRole('group', { name: 'Documents to download' })
  const input = field.locator('input[type=file]').last()
  await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no') })
  await field.getByText('Document must be a PDF. In most programs: File, Save as PDF.').waitFor()
  await input.setInputFiles(chosen)
  await field.getByRole('link', { name: 'scan-0007.pdf' }).waitFor()
  await field.getByLabel('Name for visitors (English)').fill('Form for your VAT return')
  await field.getByLabel('Name for visitors (नेपाली)').fill('भ्याट विवरणको फारम')
  await field.getByRole('button', { name: /^Save the name/ }).click()
  await staff.getByText('The name is saved, wherever the document is offered').first().waitFor()
  await axeFindsNothing(staff, 1280)
  await staff.getByRole('main').getByRole('button', { name: 'Update', exact: true }).click()
  await staff.waitForURL('**/add-service')

  for (const [path, name] of [
    [`/services-details/${service.slug}`, 'Form for your VAT return'],
    [`/ne/services-details/${service.slug}`, 'भ्याट विवरणको फारम'],
  ] as const) {
    await page.goto(path)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: new RegExp(`^${name} (PDF|पीडीएफ), `) }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`${name}.pdf`)
    expect((await readFile(await download.path())).equals(Buffer.from(file.bytes))).toBe(true)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await axeFindsNothing(page, 390)

  const scriptless = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })
  const plain = await scriptless.newPage()
  await plain.goto(`/services-details/${service.slug}`)
  const [download] = await Promise.all([
    plain.waitForEvent('download'),
    plain.getByRole('link', { name: /^Form for your VAT return/ }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Form for your VAT return.pdf')
  await scriptless.close()

  await staff.goto(`/edit-service/${service._id}`, { waitUntil: 'networkidle' })
  // Downloads by signed-in staff are not counted.
  await field.getByText('Downloaded: 1').waitFor()
  const next = fileOf(pdf('', 'scan-0008.pdf'))
  await field.getByTestId('replacement').setInputFiles({
    name: next.name,
    mimeType: next.type,
    buffer: Buffer.from(await next.arrayBuffer()),
  })
  const question = staff.getByRole('dialog', { name: /^Replace the file of / })
  await question.getByText('scan-0008.pdf').waitFor()
  await question.getByRole('button', { name: 'Replace', exact: true }).click()
  await field.getByRole('link', { name: 'scan-0008.pdf' }).waitFor()
  await field.getByRole('button', { name: /^Take out/ }).click()
  await staff.getByRole('main').getByRole('button', { name: 'Update', exact: true }).click()
  await staff.waitForURL('**/add-service')
  await page.goto(`/services-details/${service.slug}`)
  expect(await page.getByRole('link', { name: /^Form for your VAT return/ }).count()).toBe(0)
})
