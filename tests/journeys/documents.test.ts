import { entity } from '../support/entities.ts'
import { pdf } from '../support/pdf.ts'
import { violationsOf } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { fileOf, openScreen, toast } from './staff-screens.ts'

test.for([390, 1440])(
  'documents are added, named, offered, replaced, deleted and restored at %i px',
  async (width, { adminPage: page, admin, page: visitor, problems }) => {
    // The refused file, and the document that is in use.
    problems.expect(/status of (415|409) /)
    const mark = `form${width}`
    const named = (name: string, objects = '') => fileOf(pdf(objects, `${mark} ${name}.pdf`))
    await page.setViewportSize({ width, height: 800 })
    await openScreen(page, '/document-list')
    const library = page.getByRole('list', { name: 'Library' }).locator('[data-document]').filter({ hasText: mark })

    // Several at once; one that is no PDF inside is refused by the server, with the reason.
    const noPdf = { ...named('none'), buffer: Buffer.from('no PDF') }
    await page.getByLabel('Add documents').setInputFiles([named('one'), noPdf, named('two')])
    await page.getByRole('list', { name: 'Uploads' }).getByText('Document must be a PDF').waitFor()
    await expect.poll(() => library.count()).toBe(2)
    expect(await violationsOf(page, '')).toEqual([])

    const one = library.filter({ hasText: `${mark} one` })
    await one.getByLabel('Name for visitors (English)').fill(`Application ${width}`)
    await page.keyboard.press('Enter')
    await toast(page, 'The name is saved, wherever the document is offered')

    const id = String(await one.getAttribute('data-document'))
    const service = entity(await admin.post('/service/', { title: `With ${mark}`, documents: [id] }))
    await one.getByText('Where it is used').click()
    await one.getByRole('link', { name: `With ${mark}` }).waitFor()
    await one.getByRole('button', { name: `Delete Application ${width}` }).click()
    await toast(page, `This document is used by Service “With ${mark}”. Take it out there first.`)

    await one.getByTestId('replacement').setInputFiles(named('newer', '9 0 obj\n(newer)\nendobj\n'))
    await page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click()
    await toast(page, 'The new file is offered wherever the document is')
    await visitor.goto(`/services-details/${service['slug']}`)
    const file = await visitor.getByRole('link', { name: `Application ${width}` }).getAttribute('href')
    expect(await (await visitor.request.get(String(file))).text()).toContain('(newer)')

    const two = library.filter({ hasText: `${mark} two` })
    await two.getByRole('button', { name: `Delete ${mark} two.pdf` }).click()
    await expect.poll(() => two.count()).toBe(0)
    await page.getByRole('button', { name: /^Undo/ }).click()
    await two.waitFor()
    await page.getByRole('searchbox').fill(`${width} application`)
    await expect.poll(() => library.count()).toBe(1)
  },
)
