import { type RefObject, useEffect } from 'react'

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)'

/**
 * Keeps the focus on a screen when what has it is removed or disabled, say, by deleting a row: it goes to what stands around it, that is to
 * the first control of the same row or group, or else to the heading above. Without, keyboards would begin at the page's top again.
 */
export function useKeptFocus(screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = screen
    if (!current) return undefined
    /** What had the focus last, and what it stood in, the nearest first. */
    let held: readonly HTMLElement[] = []
    const hold = ({ target }: FocusEvent) => {
      held = target instanceof HTMLElement ? ancestorsOf(target, current) : []
    }
    // Whoever presses beside everything wants nothing to have it.
    const release = () => {
      held = []
    }
    const observer = new MutationObserver(() => {
      const [last] = held
      if (!last || document.activeElement !== document.body) return
      if (last.isConnected && !last.matches(':disabled')) last.focus()
      else targetIn(held.slice(1))?.focus()
    })
    current.addEventListener('focusin', hold)
    document.addEventListener('pointerdown', release, true)
    observer.observe(current, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
    return () => {
      observer.disconnect()
      current.removeEventListener('focusin', hold)
      document.removeEventListener('pointerdown', release, true)
    }
  }, [screen])
}

function ancestorsOf(element: HTMLElement, top: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let at: HTMLElement | null = element; at && top.contains(at); at = at.parentElement) found.push(at)
  return found
}

/** What takes the focus in the place of something that stood within these. */
function targetIn(around: readonly HTMLElement[]): HTMLElement | undefined {
  for (const element of around) {
    if (!element.isConnected) continue
    const control = element.matches('li, fieldset, [role="group"]') && element.querySelector<HTMLElement>(FOCUSABLE)
    if (control) return control
    const heading = element.querySelector<HTMLElement>('h1, h2, h3')
    if (!heading) continue
    heading.tabIndex = -1
    return heading
  }
  return undefined
}
