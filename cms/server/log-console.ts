import { format, stripVTControlCharacters } from 'node:util'

import { log } from '#cms/common/log.ts'

const levels = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const

/**
 * Logs what packages print with `console`, such as Next while it loads, so that the log has nothing but objects. An error among the arguments is
 * logged as one.
 */
export function logConsole(): void {
  for (const method of ['debug', 'log', 'info', 'warn', 'error'] as const)
    console[method] = (...args: unknown[]) => {
      const err = args.find((part) => part instanceof Error)
      const parts = args.map((part) => (part instanceof Error ? part.message : part))
      const text = stripVTControlCharacters(format(...parts)).trim()
      if (err) log[levels[method]]({ err }, text)
      else if (text !== '') log[levels[method]](text)
    }
}
