interface Done {
  userId?: string | null
  action?: string | null
  kind?: string | null
}

export type Folded<Event> = Event & { more: number }

/** Longer runs than this are shown as one row, for example when the demo content is removed. */
const RUN_MAX = 3

/** Folds long runs of consecutive events of one person, action and kind into the first, with the number of the others. */
export function foldRuns<Event extends Done>(events: readonly Event[]): Folded<Event>[] {
  const runs: Event[][] = []
  for (const event of events) {
    const run = runs.at(-1)
    if (run?.[0] && isAlike(run[0], event)) run.push(event)
    else runs.push([event])
  }
  return runs.flatMap((run) =>
    run.length > RUN_MAX
      ? run.slice(0, 1).map((event) => ({ ...event, more: run.length - 1 }))
      : run.map((event) => ({ ...event, more: 0 })),
  )
}

const isAlike = (one: Done, other: Done): boolean =>
  one.userId === other.userId && one.action === other.action && one.kind === other.kind
