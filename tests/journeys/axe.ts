import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/**
 * The axe rules that a page violates, each with the elements concerned. Frames are not checked.
 *
 * @param without selector of elements that are excluded
 * @param rules those that are checked; by default all are
 */
export async function violationsOf(page: Page, without: string, rules: readonly string[] = []): Promise<string[]> {
  // Once for each document: compiling it takes longer than most of its rules.
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(script)
  return page.evaluate(
    async ({ exclude, values }) => {
      // While a dialog fades in, what is below it shines through its text.
      const opening = [...document.querySelectorAll('dialog[open]')].flatMap((dialog) => dialog.getAnimations())
      await Promise.allSettled(opening.map(({ finished }) => finished))
      const options = { iframes: false, resultTypes: ['violations' as const] }
      const result = await window.axe?.run(
        { exclude },
        { ...options, ...(values.length > 0 && { runOnly: { type: 'rule' as const, values } }) },
      )
      if (!result) throw new Error('axe is not loaded')
      return result.violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join('\n')}`)
    },
    { exclude: [without], values: [...rules] },
  )
}

/** Checks a page as `axeFindsNothingInBothSchemes` does, at 390 px, at which it should have been opened, and at 1440. */
export async function axeFindsNothingAtBothWidths(page: Page, what: string, without: string): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await axeFindsNothingInBothSchemes(page, `${what} at ${width} px`, without)
  }
}

/**
 * Checks that a page, which is opened with reduced motion, violates no axe rule and is no wider than the window, in light and in dark
 * colours. The colour scheme is a matter of styles alone, so that in dark colours only the rules about colours are checked again.
 *
 * @param without selector of elements that are excluded
 */
export async function axeFindsNothingInBothSchemes(page: Page, what: string, without: string): Promise<void> {
  for (const [colorScheme, rules] of [
    ['light', []],
    ['dark', ['color-contrast', 'link-in-text-block']],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violationsOf(page, without, rules), `${what}, ${colorScheme}`).toEqual([])
    const excess = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await page.evaluate(excess), `${what}, ${colorScheme}`).toBeLessThanOrEqual(0)
  }
}

/** Checks that a staff screen, once its animations have ended, violates no axe rule and is no wider than the window. */
export async function axeFindsNothing(page: Page, width: number): Promise<void> {
  // Contrast cannot be measured during a fade. A toast's progress bar is paused while the window has no focus.
  const running = async () => {
    // A toast fades some frames after its progress bar has ended.
    for (let frame = 0; frame < 4; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    return (
      document
        .getAnimations()
        // Those that follow a scroll position do not end by themselves.
        .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
        .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id))
    )
  }
  await expect.poll(() => page.evaluate(running)).toEqual([])
  expect(await violationsOf(page, '[contenteditable] :is(h2, h3, h4, h5, h6)')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}
