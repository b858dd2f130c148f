import { median } from './generator.ts'

/** Milliseconds that something takes, the median of so many times, after one that warms up. */
export async function timed(rounds: number, work: () => Promise<unknown>): Promise<number> {
  await work()
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now()
    await work()
    times.push(performance.now() - started)
  }
  return median(times)
}

/** Reads an address to its end, as a visitor's browser asks for it or in another encoding. */
export async function read(url: string, encoding = 'br'): Promise<void> {
  const answer = await fetch(url, { headers: { 'accept-encoding': encoding } })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
}
