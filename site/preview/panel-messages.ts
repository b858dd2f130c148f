import { isRecord } from '#contract/is-record.ts'

/** How Payload's panel names its messages to a preview, and a preview its answer. */
const TYPE = 'payload-live-preview'

/** The window of the panel that shows this page in a frame or has opened it; undefined if nobody did. */
function panelWindow(): Window | undefined {
  const opener: Window | null = window.opener
  return opener ?? (window.parent === window ? undefined : window.parent)
}

/**
 * Tells the panel that this page is ready, and passes on each state of the panel's form. Nobody but the panel of this very
 * site is told or listened to. Answers how to stop.
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
