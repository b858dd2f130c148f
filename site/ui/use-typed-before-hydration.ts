import { type RefObject, useEffect } from 'react'

/** Reports what was typed into a field before the page was hydrated, which React does not report. */
export function useTypedBeforeHydration(
  field: RefObject<HTMLInputElement | null>,
  value: string,
  onText: (text: string) => void,
): void {
  useEffect(() => {
    const text = field.current?.value ?? ''
    if (text !== value) onText(text)
    // Once: from then on React reports what is typed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}
