import { readFile, writeFile } from 'node:fs/promises'

import { encodePicture, fileAdder, UndecodablePicture } from '#cms/media/encode-picture.ts'
import { ENCODING_LIMITS, type EncodingResult, type EncodingTask } from '#cms/media/encoding-process.ts'

/** How often memory and time are compared with their limits. */
const WATCH_MS = 50

/** Ends at once: exit() would wait for the threads that decode. */
const end = () => process.kill(process.pid, 'SIGKILL')

const send = (result: EncodingResult): void => {
  process.send?.(result, end)
}

async function encode({ file, dir, ...encoding }: EncodingTask): Promise<EncodingResult> {
  const filenames: string[] = []
  try {
    const add = fileAdder(dir, (filename) => filenames.push(filename))
    return { columns: await encodePicture(await readFile(file), encoding, add), filenames }
  } catch (error) {
    if (error instanceof UndecodablePicture) return { failed: 'decoding' }
    const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
    return { failed: 'fault', message: error instanceof Error ? error.message : String(error), code }
  }
}

/** The limit that this process exceeds, if it does. */
function exceeded(): string | undefined {
  const { user, system } = process.cpuUsage()
  if (process.memoryUsage.rss() > ENCODING_LIMITS.residentBytes) return 'memory'
  return (user + system) / 1e6 > ENCODING_LIMITS.processorSeconds ? 'time' : undefined
}

// The server decides when this process ends: it finishes its requests after a signal, which a terminal or systemd sends to both.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
process.once('disconnect', end)

const watch = setInterval(() => {
  const reason = exceeded()
  if (reason === undefined) return
  clearInterval(watch)
  send({ failed: 'limits', reason })
}, WATCH_MS)

// Where the memory of a container or machine runs out, Linux stops this process and not the server.
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined)

/** Entry point of the process that encodes one large picture; started by media/encoding-process.ts with the task as its argument. */
const task: EncodingTask = JSON.parse(process.argv[2] ?? '')
send(await encode(task))
