import { isRecord } from '#contract/narrow.ts'

/**
 * Payload's panel sends each state of its form to a preview in a message of type `payload-live-preview` with `data`, after the
 * preview has reported `ready` in one. Payload's own package for it would load the entry's relations over Payload's REST API, which
 * this site does not read.
 *
 * @internals @payloadcms/ui@3.90.2
 */

const TYPE = 'payload-live-preview'

/** The window that frames or has opened this page, if any. */
function panelWindow(): Window | undefined {
  const opener: Window | null = window.opener
  return opener ?? (window.parent === window ? undefined : window.parent)
}

/**
 * Reports to the panel that this page is ready, and calls the listener with each state of the panel's form. Accepts messages of
 * the same origin and window only. Returns a function that stops it.
 */
export function onPanelForm(listener: (form: Record<string, unknown>) => void): () => void {
  const panel = panelWindow()
  if (!panel) return () => undefined
  const { origin } = window.location
  const listening = new AbortController()
  const receive = (event: MessageEvent<unknown>) => {
    if (event.origin !== origin || event.source !== panel || !isRecord(event.data)) return
    const { type, data } = event.data
    if (type === TYPE && isRecord(data)) listener(data)
  }
  window.addEventListener('message', receive, { signal: listening.signal })
  panel.postMessage({ type: TYPE, ready: true }, origin)
  return () => listening.abort()
}

/**
 * The other side of the same messages: shows a form's state to a preview that this page has opened, whenever it reports `ready`
 * and as often as `send` is called.
 */
export function answerPreview(
  preview: () => Window | null,
  state: () => Record<string, unknown>,
): { send: () => void; stop: () => void } {
  const { origin } = window.location
  const listening = new AbortController()
  const send = () => preview()?.postMessage({ type: TYPE, data: state() }, origin)
  const receive = (event: MessageEvent<unknown>) => {
    const isAsked = event.origin === origin && event.source === preview() && isRecord(event.data)
    if (isAsked && isRecord(event.data) && event.data['type'] === TYPE && event.data['ready'] === true) send()
  }
  window.addEventListener('message', receive, { signal: listening.signal })
  return { send, stop: () => listening.abort() }
}
