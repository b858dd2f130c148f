import { expect, it, onTestFinished, vi } from 'vitest'

import { log } from '#cms/common/log.ts'
import { logConsole } from './log-console.ts'

it('what packages print is logged as it reads on a terminal, empty lines are not, and an error is logged as one', () => {
  const before = { ...console }
  onTestFinished(() => {
    Object.assign(console, before)
    vi.restoreAllMocks()
  })
  const logged: unknown[] = []
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(log, level).mockImplementation((...args: unknown[]) => void logged.push([level, ...args]))
  logConsole()
  const terminal = globalThis.console
  terminal.log('\u001B[32m✓\u001B[39m Running %s\n', 'next.config.js')
  terminal.log('')
  terminal.warn('two', 2)
  const err = new Error('broken')
  terminal.error('It is', err)
  expect(logged).toEqual([
    ['info', '✓ Running next.config.js'],
    ['warn', 'two 2'],
    ['error', { err }, 'It is broken'],
  ])
})
