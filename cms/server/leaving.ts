let leaving = false

/** From now on `/api/ready` says that this process is about to stop: load balancers send requests to other nodes. */
export function leave(): void {
  leaving = true
}

/** Whether this process is about to stop; until then it answers every request. */
export const isLeaving = (): boolean => leaving
