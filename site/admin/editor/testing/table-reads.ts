import { afterEach, vi } from 'vitest'

/**
 * In development Lexical warns of itself: its table observer reads while an update waits, which is then committed within the read,
 * and the history's listener dispatches a command.
 */
export const ignoreTableReads = (): void =>
  afterEach(() => {
    const { warn } = console
    const warned = vi.mocked(warn)
    if (warned.mock.calls.every(([message]) => String(message).startsWith('updateEditorSync:'))) warned.mockClear()
  })
