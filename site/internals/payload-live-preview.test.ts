import { readFileSync } from 'node:fs'

import { expect, it, onTestFinished, vi } from 'vitest'

import { onPanelForm } from './payload-live-preview.ts'

const panel = (file: string): string => readFileSync(`node_modules/@payloadcms/ui/dist/${file}`, 'utf8')

/** The type of the messages, as this page sends it. */
function sentType(): unknown {
  const opener = { postMessage: vi.fn<(message: { type: unknown; ready: unknown }) => void>() }
  vi.stubGlobal('opener', opener)
  onTestFinished(() => void vi.unstubAllGlobals())
  onPanelForm(() => undefined)()
  const [message] = opener.postMessage.mock.calls[0] ?? []
  expect(message?.ready).toBe(true)
  return message?.type
}

it('the panel waits for a message of that type', () => {
  const source = panel('providers/LivePreview/index.js')
  expect(source).toContain(`event.data.type === '${String(sentType())}'`)
  expect(source).toContain('event.data.ready')
})

it('the panel sends its form in messages of that type', () => {
  const source = panel('elements/LivePreview/Window/index.js')
  expect(source).toMatch(new RegExp(`type: '${String(sentType())}',`))
  expect(source).toMatch(/\bdata: \w+/)
})
