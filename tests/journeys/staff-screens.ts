import type { Locator, Page } from 'playwright-core'

import type { ResourceName } from '#contract/index.ts'
import type { Picture } from '../support/client.ts'

/** A content type's staff screens: paths, labels, and messages. */
export interface Screens {
  name: ResourceName
  path: string
  create: string
  /** The labels of its one-line fields; the first one is the entry's name. */
  labels: readonly string[]
  hasImage: boolean
  isFormatted: boolean
  toasts: { created: string; updated: string }
  dialog: { title: string; question: string }
  /** The public page that lists the entries. */
  shownAt: string
  /** Opens an entry from that page, and resolves to the element that contains it. */
  show: (page: Page, title: string) => Promise<Locator>
}

const main = (page: Page): Locator => page.getByRole('main')

const inTheList = async (page: Page): Promise<Locator> => main(page)

const onItsPage = async (page: Page, title: string): Promise<Locator> => {
  await main(page).getByRole('listitem').filter({ hasText: title }).getByRole('link').first().click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  return main(page)
}

const inDialog = async (page: Page, title: string): Promise<Locator> => {
  await main(page).getByRole('listitem').filter({ hasText: title }).getByRole('button', { name: 'Show More' }).click()
  return page.getByRole('dialog', { name: title })
}

const asked = (title: string, word: string) => ({ title, question: `Are you sure to do delete ${word}.` })
const toastsOf = (name: string) => ({ created: `${name} create successfully`, updated: `${name} updated successfully` })

export const screens: readonly Screens[] = [
  {
    name: 'about',
    path: '/add-about',
    create: 'Create About Us',
    labels: ['Title'],
    hasImage: true,
    isFormatted: true,
    toasts: toastsOf('About'),
    dialog: asked('Delete About!!!', 'about'),
    shownAt: '/about',
    show: inTheList,
  },
  {
    name: 'service',
    path: '/add-service',
    create: 'Create Service',
    labels: ['Title'],
    hasImage: true,
    isFormatted: true,
    toasts: toastsOf('Service'),
    dialog: asked('Delete Blog!!!', 'service'),
    shownAt: '/services',
    show: onItsPage,
  },
  {
    name: 'blog',
    path: '/add-blog',
    create: 'Create blog',
    labels: ['Title'],
    hasImage: true,
    isFormatted: true,
    toasts: toastsOf('Blog'),
    dialog: asked('Delete Blog!!!', 'blog'),
    shownAt: '/blog',
    show: onItsPage,
  },
  {
    name: 'team',
    path: '/add-team',
    create: 'Create Team',
    labels: ['Name', 'Post'],
    hasImage: true,
    isFormatted: false,
    toasts: toastsOf('Team'),
    dialog: asked('Delete Team!!!', 'team'),
    shownAt: '/team',
    show: inTheList,
  },
  {
    name: 'career',
    path: '/add-career',
    create: 'Create Career',
    labels: ['Job Title', 'Salary'],
    hasImage: true,
    isFormatted: true,
    toasts: toastsOf('Career'),
    dialog: asked('Delete Career!!!', 'career'),
    shownAt: '/career',
    show: inDialog,
  },
  {
    name: 'faq',
    path: '/add-faq',
    create: 'Add Faq',
    labels: ['Question', 'Answer'],
    hasImage: false,
    isFormatted: false,
    toasts: toastsOf('Faq'),
    dialog: asked('Delete Faq!!!', 'faq'),
    shownAt: '/price',
    show: inTheList,
  },
]

/** Opens a screen and waits until it is hydrated. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
}

export const toast = (page: Page, text: string): Promise<void> =>
  page.locator('.Toastify__toast', { hasText: text }).first().waitFor()

export const row = (page: Page, title: string): Locator => page.getByRole('row').filter({ hasText: title })

export const description = (page: Page): Locator => page.getByRole('textbox', { name: 'Description' })

/** Presses a key that toggles a text format, and waits until the toolbar shows it, which happens later. */
export async function mark(page: Page, key: string, tool: string, isOn: boolean): Promise<void> {
  await page.keyboard.press(key)
  await page.getByRole('button', { name: tool, exact: true, pressed: isOn }).waitFor()
}

/** A picture for Playwright's `setInputFiles`. */
export const fileOf = ({ bytes, name = 'p.png', type = 'image/png' }: Picture) => ({
  name,
  mimeType: type,
  buffer: Buffer.from(bytes),
})

export const isFocused = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => node === document.activeElement)
