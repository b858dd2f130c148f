import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * The axe rules that a page violates, each with the elements concerned.
 *
 * @param without selector of elements that are excluded
 */
export async function violationsOf(page: Page, without: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).exclude(without).options({ resultTypes: ['violations'] })
  // The default opens another page to merge the results of frames; no frame is checked, so legacy mode is enough.
  const { violations } = await axe.setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join('\n')}`)
}

/** Checks that a staff screen, once its animations have ended, violates no axe rule and is no wider than the window. */
export async function axeFindsNothing(page: Page, width: number): Promise<void> {
  // Contrast cannot be measured during a fade. A toast's progress bar is paused while the window has no focus.
  const running = () =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id))
  await expect.poll(() => page.evaluate(running)).toEqual([])
  expect(await violationsOf(page, '[contenteditable] :is(h2, h3, h4, h5, h6)')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}
