import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * The rules of axe that a page breaks, with the elements that do.
 *
 * @param without selects what is left out
 */
export async function violationsOf(page: Page, without: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).exclude(without).options({ resultTypes: ['violations'] })
  // All that is looked at is in one frame; by default a page is opened to put frames together.
  const { violations } = await axe.setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join('\n')}`)
}

/** Checks that a staff screen, once it stands still, breaks no rule and is no wider than the window. */
export async function axeFindsNothing(page: Page, width: number): Promise<void> {
  // What fades in or out has no colour of its own to be judged by. The bar of a toast stands still while the window has no focus.
  const running = () =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id))
  await expect.poll(() => page.evaluate(running)).toEqual([])
  expect(await violationsOf(page, '[contenteditable] :is(h2, h3, h4, h5, h6)')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}
