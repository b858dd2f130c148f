import { isRecord } from '#contract/narrow.ts'

/**
 * Payload's publish button and the drawer that schedules offer single locales wherever the configuration in their context has locales, with
 * no option to leave that out. The drawer reports success unless `schedulePublish` throws, but that returns `{ error }`; what it throws is
 * shown.
 *
 * @internals @payloadcms/ui@3.90.2
 */

/** A configuration for the button and its drawer, which then offer no single locale. */
export const withoutLocales = <Config extends { localization?: unknown }>(config: Config) => ({
  ...config,
  localization: false as const,
})

/** `schedulePublish` that throws the error that it would return. */
export const throwingSchedule =
  <Args>(schedule: (args: Args) => unknown) =>
  async (args: Args): Promise<unknown> => {
    const result = await schedule(args)
    if (isRecord(result) && typeof result['error'] === 'string') throw new Error(result['error'])
    return result
  }
