import { type RefObject, useEffect } from 'react'

/**
 * Moves the focus when its element is removed or disabled, for example with a deleted row: to the first control of the same row
 * or group, or else to the heading above it or of the part that it is in. Otherwise keyboard users would start at the top of the page again.
 */
export function useKeptFocus(screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = screen
    if (!current) return undefined
    /** The last focused element and its ancestors, the nearest first. */
    let focused: HTMLElement[] = []
    const onFocus = ({ target }: FocusEvent) => {
      focused = []
      for (let at = target; at instanceof HTMLElement && current.contains(at); at = at.parentElement) focused.push(at)
    }
    // A press on the background clears the remembered focus.
    const onPress = () => {
      focused = []
    }
    const observer = new MutationObserver(() => {
      if (document.activeElement === document.body) firstOf(focused)?.focus()
    })
    current.addEventListener('focusin', onFocus)
    document.addEventListener('pointerdown', onPress, true)
    observer.observe(current, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    return () => {
      observer.disconnect()
      document.removeEventListener('pointerdown', onPress, true)
    }
  }, [screen])
}

/** Headings, and those of parts that open; not those of a text that is being written. */
const HEADINGS = ':is(h1, h2, summary):not([contenteditable] *)'

/** The element to focus: the last one itself if possible, a control of its row or group, or a heading. */
function firstOf([last, ...around]: readonly HTMLElement[]): HTMLElement | undefined {
  if (last?.isConnected && !last.matches(':disabled')) return last
  for (const element of around.filter((each) => each.isConnected)) {
    const isGroup = element.matches('li, fieldset, [role=group]')
    const found = element.querySelector<HTMLElement>(
      isGroup ? ':is(button, input, select, textarea):enabled' : HEADINGS,
    )
    if (!found) continue
    if (found.matches('h1, h2')) found.tabIndex = -1
    return found
  }
  return undefined
}
