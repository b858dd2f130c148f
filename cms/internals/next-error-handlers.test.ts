import { createRequire } from 'node:module'

import { expect, it, onTestFinished, vi } from 'vitest'

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
  vi.stubEnv('NEXT_UNHANDLED_REJECTION_FILTER', undefined)
  onTestFinished(() => {
    process.off('unhandledRejection', own)
    vi.unstubAllEnvs()
  })
  replaceNextErrorHandlers(own)
  const before = listeners()
  next['installProcessErrorHandlers']?.(true)
  next['registerUnhandledRejectionListener']?.()
  const { off } = process
  require('next/dist/server/node-environment-extensions/unhandled-rejection.external')
  expect(listeners()).toEqual(before)
  expect(process.off).toBe(off)
  expect(next['isUnhandledRejectionListenerRegistered']?.()).toBe(true)
})
