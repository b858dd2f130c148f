import type { Locator, Page } from 'playwright-core'

/** Devices of visitors, as options of browser contexts. */
export const screens = [
  { screen: 'a phone', device: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  { screen: 'a desktop', device: { viewport: { width: 1440, height: 900 }, hasTouch: false } },
] as const

/** Opens an entry of the navigation; on a narrow, hydrated screen it is in the menu. */
export async function throughMenu(
  page: Page,
  { menu, entry }: { menu: string; entry: string },
  click: (target: Locator) => Promise<void>,
): Promise<void> {
  const banner = page.getByRole('banner')
  const toggle = banner.getByRole('button', { name: menu })
  if (await toggle.isVisible()) await click(toggle)
  await click(banner.getByRole('navigation').getByRole('link', { name: entry, exact: true }))
}
