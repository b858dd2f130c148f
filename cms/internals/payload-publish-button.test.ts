import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { throwingSchedule, withoutLocales } from './payload-publish-button.ts'

const read = (file: string): string => readFileSync(`node_modules/@payloadcms/ui/dist/${file}`, 'utf8')

it('a refused schedule throws its reason', async () => {
  await expect(throwingSchedule(async (_id: string) => ({ error: 'Too late' }))('1')).rejects.toThrow('Too late')
  expect(await throwingSchedule(async (id: string) => ({ message: id }))('1')).toEqual({ message: '1' })
})

it('the button and its drawer offer locales by the configuration of their context alone', () => {
  expect(withoutLocales({ localization: { locales: [] }, routes: {} })).toEqual({ localization: false, routes: {} })
  const button = read('elements/PublishButton/index.js')
  expect(button).toContain('const isSpecificLocalePublishEnabled = localization && hasLocalizedFields')
  const drawer = read('elements/PublishButton/ScheduleDrawer/index.js')
  expect(drawer).toContain("localeOptions.length > 0 && type === 'publish'")
  expect(drawer).toMatch(/if \(localization\) \{\s+const options/)
})

it('the drawer shows what is thrown, and ignores what is returned', () => {
  const drawer = read('elements/PublishButton/ScheduleDrawer/index.js')
  expect(drawer).toMatch(/try \{\s+await schedulePublish\(\{\s+type,/)
  expect(drawer).toContain('toast.error(err_0.message)')
})
