import { useRef, useState } from 'react'

/** A form of which nothing can be changed while work runs after which it shows something else. */
export function useBusy() {
  const [isLocked, setIsLocked] = useState(false)
  const isHeld = useRef(false)
  /** Undefined, without running the work, while other work holds the lock. */
  const locked = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    if (isHeld.current) return undefined
    isHeld.current = true
    setIsLocked(true)
    try {
      return await work()
    } finally {
      isHeld.current = false
      setIsLocked(false)
    }
  }
  return { isLocked, locked }
}
