import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'

/** A part that only the browser loads, once what is around it is shown: no page waits for it. */
export function later<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Deferred = lazy(load)
  return function Later(props: Props) {
    const [isStarted, setIsStarted] = useState(false)
    useEffect(() => setIsStarted(true), [])
    return (
      isStarted && (
        <Suspense>
          <Deferred {...props} />
        </Suspense>
      )
    )
  }
}
