let leaving = false

/** Makes `/api/ready` report that this process is about to stop, so that load balancers send requests to other nodes. */
export function leave(): void {
  leaving = true
}

/** Whether this process is about to stop; until then it answers every request. */
export const isLeaving = (): boolean => leaving
