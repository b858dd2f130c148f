import { afterEach, vi } from 'vitest'

/**
 * Ignores warnings that Lexical logs about itself in development: its table observer reads while an update is pending, which is
 * then committed within the read, and the history's listener dispatches a command.
 */
export const ignoreTableReads = (): void =>
  afterEach(() => {
    const { warn } = console
    const warned = vi.mocked(warn)
    if (warned.mock.calls.every(([message]) => String(message).startsWith('updateEditorSync:'))) warned.mockClear()
  })
