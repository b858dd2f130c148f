let draining = false

/** Makes `/api/ready` report that this process is about to stop, so that load balancers send requests to other nodes. */
export function startDraining(): void {
  draining = true
}

/** Whether this process is about to stop; until then it answers every request. */
export const isDraining = (): boolean => draining
