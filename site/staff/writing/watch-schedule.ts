/** The server looks for what is due every three seconds. */
const FIRST_MS = 4000
/** The last pause is longer than four minutes. */
const ATTEMPTS = 7
/** A browser runs a timer of more than 24 days at once. */
const LONGEST_MS = 86_400_000

/**
 * Asks whether a scheduled action has run, shortly after its time and then with growing pauses, and when the window is seen again.
 *
 * @param at its time: ISO 8601
 * @param signal ends this
 */
export function watchSchedule(at: string, ask: () => Promise<unknown>, signal: AbortSignal): void {
  if (signal.aborted) return
  const due = Date.parse(at)
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempts = 0
  const wait = (pause: number) => {
    const left = Math.max(due - Date.now(), 0) + pause
    clearTimeout(timer)
    timer = setTimeout(left > LONGEST_MS ? () => wait(pause) : read, Math.min(left, LONGEST_MS))
  }
  const read = () => {
    attempts += 1
    clearTimeout(timer)
    if (attempts < ATTEMPTS) wait(FIRST_MS * 2 ** attempts)
    // Without a response it is asked again.
    ask().catch(() => undefined)
  }
  const onSeen = () => {
    if (document.visibilityState !== 'visible' || Date.now() < due) return
    attempts = 0
    read()
  }
  wait(FIRST_MS)
  document.addEventListener('visibilitychange', onSeen, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
}
