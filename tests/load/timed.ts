import { median } from './generator.ts'

/** The median time of that many runs in milliseconds, after a first run for warm-up. */
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

/** Reads a URL's whole response, by default with Brotli like a browser. */
export async function read(url: string, encoding = 'br'): Promise<void> {
  const answer = await fetch(url, { headers: { 'accept-encoding': encoding } })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
}
