import { createContext, type KeyboardEvent, useContext } from 'react'

/** Roving tabindex: the toolbar button that Tab reaches; arrow keys reach the others. */
export const RovingContext = createContext<{ current: string; setCurrent: (name: string) => void }>({
  current: '',
  setCurrent: () => undefined,
})

/** Props of a button in a toolbar with roving tabindex. */
export function useRoving(name: string) {
  const { current, setCurrent } = useContext(RovingContext)
  return { 'data-tool': name, tabIndex: current === name ? 0 : -1, onFocus: () => setCurrent(name) }
}

/** Moves the focus by an arrow key's step, or to either end. Single steps wrap around, rows of a grid do not. */
export function moveFocus(
  event: KeyboardEvent,
  elements: readonly HTMLElement[],
  steps: Readonly<Record<string, number>>,
): void {
  const at = elements.findIndex((element) => element === document.activeElement)
  const step = steps[event.key]
  const to = event.key === 'Home' ? 0 : event.key === 'End' ? elements.length - 1 : at + (step ?? Number.NaN)
  if (at < 0 || Number.isNaN(to)) return
  event.preventDefault()
  elements[Math.abs(step ?? 0) === 1 ? (to + elements.length) % elements.length : to]?.focus()
}
