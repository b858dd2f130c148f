import { createRequire } from 'node:module'

import { expect, it, onTestFinished } from 'vitest'

import { replaceNextErrorHandlers } from './next-error-handlers.ts'

const require = createRequire(import.meta.url)
const next: Record<
  string,
  (removeOthers?: boolean) => void
> = require('next/dist/server/node-environment-extensions/process-error-handlers')

const listeners = () => [process.listeners('unhandledRejection'), process.listeners('uncaughtException')]

it('Next installs no error handlers beside the given one', () => {
  const own = () => undefined
  process.on('unhandledRejection', own)
  onTestFinished(() => void process.off('unhandledRejection', own))
  replaceNextErrorHandlers(own)
  const before = listeners()
  next['installProcessErrorHandlers']?.(true)
  next['registerUnhandledRejectionListener']?.()
  expect(listeners()).toEqual(before)
  expect(next['isUnhandledRejectionListenerRegistered']?.()).toBe(true)
})
