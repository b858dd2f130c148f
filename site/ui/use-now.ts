import { useEffect, useState } from 'react'

import { MINUTE_MS } from '#contract/time.ts'

/** The time, which goes on by the minute; 0 before the browser's clock is known. */
export function useNow(): number {
  const [now, setNow] = useState(0)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
