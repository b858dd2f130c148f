import { vi } from 'vitest'

/** Stubs what jsdom lacks: modal dialogs, media queries, scrolling, observers. */
export function stubBrowserApis(): void {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '')
  }
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    if (!this.open) return
    this.removeAttribute('open')
    // Queued, since browsers fire it after the calling code has ended.
    queueMicrotask(() => this.dispatchEvent(new Event('close')))
  }
  window.scrollTo = () => undefined
  window.scrollBy = () => undefined
  document.elementFromPoint = () => null
  Element.prototype.scrollIntoView = () => undefined
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: false, media: query, addEventListener: () => undefined }))
  vi.stubGlobal('IntersectionObserver', NeverSeen)
}

class NeverSeen {
  observe(): void {}
  disconnect(): void {}
}
