import { createContext, type KeyboardEvent, useContext } from 'react'

/** Which tool of a toolbar the Tab key reaches; arrow keys reach the others. */
export const RovingContext = createContext<{ current: string; setCurrent: (name: string) => void }>({
  current: '',
  setCurrent: () => undefined,
})

/** What makes a button a tool of the toolbar around it. */
export function useRoving(name: string) {
  const { current, setCurrent } = useContext(RovingContext)
  return { 'data-tool': name, tabIndex: current === name ? 0 : -1, onFocus: () => setCurrent(name) }
}

/** Moves the focus among elements, round the ends; true if the key was one that moves. */
export function moveFocus(
  event: KeyboardEvent,
  elements: readonly HTMLElement[],
  steps: Record<string, number>,
): boolean {
  const at = elements.findIndex((element) => element === document.activeElement)
  const to = event.key === 'Home' ? 0 : event.key === 'End' ? elements.length - 1 : at + (steps[event.key] ?? 0)
  if (at < 0 || to === at) return false
  event.preventDefault()
  elements.at(to % elements.length)?.focus()
  return true
}
