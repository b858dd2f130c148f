'use client'

import {
  ConfigProvider,
  PublishButton as PayloadPublishButton,
  ServerFunctionsContext,
  useConfig,
  useServerFunctions,
} from '@payloadcms/ui'
import { useMemo } from 'react'

import { throwingSchedule, withoutLocales } from '#cms/internals/payload-publish-button.ts'

/** Payload’s button that publishes an entry, or schedules it: in all languages, and with the reason of what is refused. */
export function PublishButton() {
  const { config } = useConfig()
  const functions = useServerFunctions()
  const shown = useMemo(() => withoutLocales(config), [config])
  const throwing = useMemo(
    () => ({ ...functions, schedulePublish: throwingSchedule(functions.schedulePublish) }),
    [functions],
  )
  return (
    <ConfigProvider config={shown}>
      <ServerFunctionsContext value={throwing}>
        <PayloadPublishButton />
      </ServerFunctionsContext>
    </ConfigProvider>
  )
}
