import { useRef, useState } from 'react'

/** Locks a form while work runs that replaces the form's content when it is done. */
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
